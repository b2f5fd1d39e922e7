import { expect, it } from 'vitest';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';

it('a handler reads like one written by hand', () => {
  const definition = computedDefinition(
    'Tool.Calc.Add',
    { a: 'integer', b: { type: 'integer', default: 1 }, 'X-Note': { type: 'string' } },
    {
      sum: ['add', 'a', 'b'],
      label: { if: [['less', 'a', { value: 3 }], ['concat', 'X-Note', { value: "it's < 3" }], 'X-Note'] },
    },
  );
  definition.flow.nodes.find(({ id }) => id === 'add')!.note = 'the point of it all';
  expect(tsHandler(definition).text).toMatchInlineSnapshot(`
    "// Made by Portico from Tool.Calc.Add. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface AddParameters {
      a: number;
      b: number;
      'X-Note'?: string;
    }

    export interface AddAnswer {
      sum: number;
      label: string | null;
    }

    /** Add */
    export async function add(parameters: AddParameters, platform: Runtime): Promise<AddAnswer> {
      /* the point of it all */
      const add = platform.calc.add(parameters.a, parameters.b);
      const less = platform.calc.less(parameters.a, 3);
      let choice;
      if (platform.calc.condition(less)) {
        const concat = platform.calc.concat((parameters['X-Note'] ?? null), 'it\\'s < 3');
        choice = concat;
      } else {
        choice = (parameters['X-Note'] ?? null);
      }
      return { sum: add, label: choice } as unknown as AddAnswer;
    }
    "
  `);
});

it('each node knows its lines', () => {
  const { text, map } = tsHandler(computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }));
  const lines = text.split('\n');
  expect(
    map.map(({ node, from, to }) => [
      node,
      lines
        .slice(from - 1, to)
        .join('\n')
        .trim(),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "add",
        "const add = platform.calc.add(parameters.a, parameters.b);",
      ],
      [
        "return",
        "return { sum: add } as unknown as AddAnswer;",
      ],
    ]
  `);
});

it('a list of rows', () => {
  const [list] = crudDefinitions({ namespace: 'Shop', class: 'Goods', title: '商品' }, { name: 'shop_goods', columns: [{ name: 'name', type: 'string' }] });
  expect(tsHandler(list!).text).toMatchInlineSnapshot(`
    "// Made by Portico from Shop.Goods.GetList. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface GetListParameters {
      page: number;
      per_page: number;
      sort: 'id' | '-id' | 'name' | '-name';
      name?: string;
    }

    export interface GetListAnswer {
      items: ({ id: number; name: string | null })[];
      total: number;
    }

    /** 商品列表 */
    export async function getList(parameters: GetListParameters, platform: Runtime): Promise<GetListAnswer> {
      const page = await platform.tables.list('shop_goods', { equal: { name: (parameters.name ?? null) }, page: parameters.page, perPage: parameters.per_page, sort: parameters.sort });
      return { items: page.items, total: page.total } as unknown as GetListAnswer;
    }
    "
  `);
});
