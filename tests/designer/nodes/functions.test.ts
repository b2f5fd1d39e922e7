import { describe, expect, it } from 'vitest';
import { phpDomainClass } from '../../../designer/codegen/php/domain-class.ts';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { spreadFunction } from '../../../designer/model/edits/functions/spread-function.ts';
import { nodeTypeOf } from '../../../designer/model/nodes/node-types.ts';
import { functionSettings } from '../../../designer/model/types/flow-function.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { printedInTwo } from '../../helpers/two-languages.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { asFunction, bundle, call, lineTotal, orderTotal, usesFunctions } from './drawn-functions.ts';
import { type Case, expectSame } from './three-ways.ts';

const lines = [
  { price: 10, qty: 2 },
  { price: 0.1, qty: 3 },
];
const cases: Case[] = [
  { definition: usesFunctions, parameters: { lines, rate: 0.9 }, wanted: { data: { total: 10.15, count: 2, one: 5.4, other: 4.5 } } },
  { definition: usesFunctions, parameters: { lines: [], rate: 0.9 }, wanted: { data: { total: 0, count: 0, one: 5.4, other: 4.5 } } },
  { definition: usesFunctions, parameters: { lines, rate: 1.5 }, wanted: { ret: 4200, msg: '折扣不能超过 1' } },
];

describe('functions of one’s own', () => {
  it('are sound, and an interface that uses them is', () => {
    for (const definition of [lineTotal, orderTotal, usesFunctions]) expect(checkDefinition(definition)).toEqual([]);
  });

  it('answer the same when walked, as TypeScript and as PHP, one in another and at each turn of a loop', () =>
    expectSame(cases, () => ({ tables: memoryTables([]) })));

  it('hold what they are called with to the rules of their parameters, with the words of a call', async () => {
    const rules: Parameter[] = [
      { name: 'code', type: 'string', required: true, min: 2, max: 4, pattern: '^[a-z😀]+$' },
      { name: 'qty', type: 'integer', min: 1, max: 99 },
      { name: 'rate', type: 'float', min: 0, exclusiveMin: true, max: 1 },
      { name: 'kind', type: 'string', enum: ['a', 'value'] },
      { name: 'since', type: 'date', min: '2024-02-29' },
      { name: 'tags', type: 'array', items: { type: 'string' }, max: 2 },
      { name: 'price', type: 'integer', format: 'money', min: 150 },
    ];
    const names = rules.map(({ name }) => name);
    const strict = asFunction({
      ...drawn({
        service: 'Order.Strict.Take',
        parameters: rules,
        nodes: { all: { type: 'object', settings: { fields: names } } },
        edges: [...names.map((name) => `${name}.value -> all.${name}`), 'all.value -> return.all'],
      }),
      returns: [{ name: 'all', type: 'object' }],
    });
    const definition = drawn({
      service: 'Uses.Strict.Run',
      parameters: [{ name: 'input', type: 'object', required: true }],
      nodes: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'member', settings: { path: name } }])),
        take: call(strict),
      },
      edges: [...names.flatMap((name) => [`input.value -> ${name}.object`, `${name}.value -> take.${name}`]), 'take.all -> return.all'],
    });
    expect(checkDefinition(strict)).toEqual([]);
    const sound = { code: 'ab', qty: 99, rate: 1, kind: 'value', since: '2024-02-29 00:00:01', tags: ['a', 'b'], price: 150 };
    const none = { code: '😀😀', qty: null, rate: null, kind: null, since: null, tags: null, price: null };
    const wrong: [Record<string, unknown>, string][] = [
      [{ code: null }, '缺少必要参数 code'],
      [{ code: 'a' }, '参数 code 至少 2 个字符'],
      [{ code: 'abcde' }, '参数 code 最多 4 个字符'],
      [{ code: 'ab1' }, '参数 code 不符合格式 ^[a-z😀]+$'],
      [{ qty: 0 }, '参数 qty 不能小于 1'],
      [{ qty: 100 }, '参数 qty 不能大于 99'],
      [{ rate: 0 }, '参数 rate 须大于 0'],
      [{ kind: 'b' }, '参数 kind 只能是：a / value'],
      [{ since: '2024-02-28' }, '参数 since 不能小于 2024-02-29'],
      [{ tags: ['a', 'b', 'c'] }, '参数 tags 最多 2 项'],
      [{ price: 149 }, '参数 price 不能小于 150'],
      [{ qty: 0, code: 'a' }, '参数 code 至少 2 个字符'],
    ];
    const runs: Case[] = [
      ...[sound, none].map((input): Case => ({ definition, parameters: { input }, wanted: { data: { all: input } } })),
      ...wrong.map(([change, reason]): Case => {
        return { definition, parameters: { input: { ...sound, ...change } }, wanted: { ret: 400, msg: `调用函数 Order.Strict.Take：${reason}` } };
      }),
    ];
    await expectSame(runs, () => ({ tables: memoryTables([]) }));
    const typed = { ...definition, flow: { ...definition.flow, edges: definition.flow.edges.filter(({ to }) => to.port !== 'qty') } };
    const diagnostics = checkDefinition({
      ...typed,
      flow: { ...typed.flow, nodes: typed.flow.nodes.map((node) => (node.id === 'take' ? { ...node, values: { qty: 0 } } : node)) },
    });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'function-value', node: 'take', port: 'qty', text: expect.objectContaining({ zh_cn: '参数 qty 不能小于 1' }) }),
    );
    const ports = nodeTypeOf('function')!.ports(call(strict).settings, { definition }).inputs;
    expect(ports.find(({ name }) => name === 'qty')?.rules?.map(({ en }) => en)).toEqual([
      'Parameter qty must not be less than 1',
      'Parameter qty must not be more than 99',
    ]);
    const spread = spreadFunction(definition, 'take');
    await expectSame(
      runs.map((run) => ({ ...run, definition: spread })),
      () => ({ tables: memoryTables([]) }),
    );
  });

  it('say that a pattern cannot be held, which only one language would read', () => {
    const looking = asFunction({
      ...lineTotal,
      parameters: [...lineTotal.parameters, { name: 'code', type: 'string', pattern: '(?=a)' }],
    });
    expect(checkDefinition(looking).map(({ code, pointer, severity }) => [code, pointer, severity])).toContainEqual([
      'function-pattern',
      '/parameters/3/pattern',
      'warning',
    ]);
  });

  it('are printed once, however many nodes call them', () => {
    const ts = tsHandler(usesFunctions).text;
    expect(ts.match(/^function \w+/gm)).toEqual(['function lineTotal', 'function wholeTotal']);
    expect(printedInTwo(ts)).toMatchInlineSnapshot(`
      "// Made by Portico from Uses.Order.Run. Change the interface, not this file.
      import type { Runtime } from '@portico/runtime';

      export interface RunParameters {
        lines: Record<string, unknown>[];
        rate: number;
      }

      export interface RunAnswer {
        total: number;
        count: number;
        one: number;
        other: number;
      }

      /** Total */
      function lineTotal(platform: Runtime, price: unknown, qty: unknown, rate: unknown): unknown {
        if (platform.calc.condition(platform.calc.isNull(price))) platform.fail(400, { zh_cn: '调用函数 Order.Line.Total：缺少必要参数 price', en: 'Call of the function Order.Line.Total: Parameter price is required' });
        if (platform.calc.condition(platform.calc.isNull(qty))) platform.fail(400, { zh_cn: '调用函数 Order.Line.Total：缺少必要参数 qty', en: 'Call of the function Order.Line.Total: Parameter qty is required' });
        const greater = platform.calc.greater(rate, 1);
        if (platform.calc.condition(greater)) platform.fail(4200, { zh_cn: '折扣不能超过 1', en: '折扣不能超过 1' });
        const multiply = platform.calc.multiply(price, qty);
        const multiply2 = platform.calc.multiply(multiply, rate);
        return multiply2;
      }

      /** Total */
      function wholeTotal(platform: Runtime, lines: unknown): { total: unknown; count: unknown } {
        if (platform.calc.condition(platform.calc.isNull(lines))) platform.fail(400, { zh_cn: '调用函数 Order.Whole.Total：缺少必要参数 lines', en: 'Call of the function Order.Whole.Total: Parameter lines is required' });
        const results: unknown[] = [];
        for (const line of platform.items(lines, 15)) {
          const price = platform.pick(line, 'price');
          const qty = platform.pick(line, 'qty');
          const total = lineTotal(platform, price, qty, 0.5);
          results.push(total);
        }
        const sum = platform.calc.sum(results);
        const count = platform.calc.count(lines);
        return { total: sum, count };
      }

      /** Run */
      export async function run(parameters: RunParameters, platform: Runtime): Promise<RunAnswer> {
        const total = wholeTotal(platform, parameters.lines);
        const total2 = lineTotal(platform, 3, 2, parameters.rate);
        const total3 = lineTotal(platform, 1.5, 3, 1);
        return { total: total.total, count: total.count, one: total2, other: total3 } as unknown as RunAnswer;
      }
      "
    `);
    const php = phpDomainClass([usesFunctions]).text;
    expect(printedInTwo(php.slice(php.indexOf('private function lineTotal')))).toMatchInlineSnapshot(`
      "private function lineTotal($price, $qty, $rate)
          {
              if (Calc::condition(Calc::isNull($price))) {
                  throw new Failure(
                      [
                          'zh_cn' => '调用函数 Order.Line.Total：缺少必要参数 price',
                          'en' => 'Call of the function Order.Line.Total: Parameter price is required',
                      ],
                      400
                  );
              }
              if (Calc::condition(Calc::isNull($qty))) {
                  throw new Failure(
                      [
                          'zh_cn' => '调用函数 Order.Line.Total：缺少必要参数 qty',
                          'en' => 'Call of the function Order.Line.Total: Parameter qty is required',
                      ],
                      400
                  );
              }
              $greater = Calc::greater($rate, 1);
              if (Calc::condition($greater)) {
                  throw new Failure('折扣不能超过 1', 4200);
              }
              $multiply = Calc::multiply($price, $qty);
              $multiply2 = Calc::multiply($multiply, $rate);
              return $multiply2;
          }

          /**
           * Total
           * @param mixed $lines
           * @return array<string, mixed>
           */
          private function wholeTotal($lines)
          {
              if (Calc::condition(Calc::isNull($lines))) {
                  throw new Failure(
                      [
                          'zh_cn' => '调用函数 Order.Whole.Total：缺少必要参数 lines',
                          'en' => 'Call of the function Order.Whole.Total: Parameter lines is required',
                      ],
                      400
                  );
              }
              $results = [];
              foreach (Loop::items($lines, 15) as $line) {
                  $price = Value::pick($line, 'price');
                  $qty = Value::pick($line, 'qty');
                  $total = $this->lineTotal($price, $qty, 0.5);
                  $results[] = $total;
              }
              $sum = Calc::sum($results);
              $count = Calc::count($lines);
              return ['total' => $sum, 'count' => $count];
          }
      }
      "
    `);
    const again = { ...usesFunctions, method: 'Again' };
    expect(phpDomainClass([usesFunctions, again]).text.match(/private function \w+/g)).toEqual(['private function lineTotal', 'private function wholeTotal']);
  });

  it('are two where an interface pins two versions', () => {
    const newer = {
      ...lineTotal,
      flow: { ...lineTotal.flow, nodes: lineTotal.flow.nodes.map((node) => (node.id === 'part' ? { ...node, title: 'less' } : node)) },
    };
    const both = drawn({
      service: 'Uses.Both.Run',
      nodes: { one: { ...call(lineTotal), values: { price: 1, qty: 1 } }, two: { ...call(newer, 2), values: { price: 1, qty: 1 } } },
      edges: ['one.total -> return.one', 'two.total -> return.two'],
    });
    expect(tsHandler(both).text.match(/^function \w+/gm)).toEqual(['function lineTotal', 'function lineTotal2']);
  });

  it('may not use themselves, and ask nobody', () => {
    const inner = { ...call(lineTotal), values: { price: 1, qty: 1 } };
    const own = asFunction(drawn({ service: 'Order.Line.Total', nodes: { again: inner }, edges: ['again.total -> return.total'] }));
    expect(checkDefinition(own).map(({ code }) => code)).toEqual(['function-recursive']);
    const asks = { table: 'goods', operation: 'count' };
    const table = asFunction(
      drawn({ service: 'Order.Goods.Count', nodes: { rows: { type: 'table', settings: asks } }, edges: ['rows.count -> return.count'] }),
    );
    expect(checkDefinition(table).map(({ code, node }) => [code, node])).toContainEqual(['function-effect', 'rows']);
  });

  it('are refused where a copy has been broken', () => {
    const settings = structuredClone(functionSettings(lineTotal, 1, bundle));
    (settings.body as { flow: { edges: unknown[] } }).flow.edges = [];
    const broken = drawn({
      service: 'Uses.Broken.Run',
      nodes: { one: { type: 'function', settings, values: { price: 1, qty: 1 } } },
      edges: ['one.total -> return.one'],
    });
    expect(checkDefinition(broken).map(({ code }) => code)).toEqual(['function-broken']);
    const bare = drawn({ service: 'Uses.Bare.Run', nodes: { one: { type: 'function', settings: { service: 'Order.Line.Total' } } }, edges: [] });
    expect(checkDefinition(bare).map(({ code }) => code)).toContain('function-copy');
  });
});
