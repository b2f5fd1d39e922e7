import { describe, expect, it } from 'vitest';
import { crudDefinitions } from '../../../../designer/model/build/crud-definitions.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { sizeOf } from '../../../../designer/model/layout/node-size.ts';
import { parseTableLine } from '../../../../designer/model/quick-entry/parse-table-line.ts';
import type { TableSpec } from '../../../../designer/model/types/definition.ts';

const table: TableSpec = {
  name: 'products',
  columns: parseTableLine('name string! 商品名, price money, stock int=0, owner -> users 所有者, tags array').columns,
};
const created = crudDefinitions({ namespace: 'Shop', class: 'Product', title: '商品' }, table);

describe('the five interfaces of a table', () => {
  it('are sound, and no node covers another', () => {
    for (const definition of created) {
      expect(checkDefinition(definition)).toEqual([]);
      const boxes = definition.flow.nodes.map((node) => ({ ...node.position, ...sizeOf(definition, node) }));
      const overlaps = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some((other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height),
      );
      expect(overlaps).toEqual([]);
    }
  });

  it('have titles in the language of the table', () => {
    expect(created.map(({ title }) => title)).toEqual(['商品列表', '商品详情', '商品新增', '商品修改', '商品删除']);
    const english = crudDefinitions({ namespace: 'Shop', class: 'Product', title: 'Product' }, table);
    expect(english.map(({ title }) => title)).toEqual(['Product list', 'Product details', 'Create Product', 'Update Product', 'Delete Product']);
  });

  it('sort by any column that has an order, newest first by default', () => {
    expect(created[0]?.parameters.find(({ name }) => name === 'sort')).toEqual({
      name: 'sort',
      type: 'string',
      enum: ['id', '-id', 'name', '-name', 'price', '-price', 'stock', '-stock', 'owner', '-owner'],
      default: '-id',
    });
  });

  it('say where there may be nothing: columns nobody has to fill', () => {
    const nullable = (at: number) => created[at]?.returns.flatMap((field) => (field.nullable ? [field.name] : []));
    expect(nullable(0)).toEqual(['items[].price', 'items[].stock', 'items[].owner', 'items[].tags']);
    expect(nullable(1)).toEqual(['row.price', 'row.stock', 'row.owner', 'row.tags']);
  });

  it('say what is money and what refers to another table', () => {
    expect(created[2]?.parameters).toEqual([
      { name: 'name', type: 'string', required: true, description: '商品名' },
      { name: 'price', type: 'integer', format: 'money' },
      { name: 'stock', type: 'integer', default: 0 },
      { name: 'owner', type: 'integer', description: '所有者 → users.id' },
      { name: 'tags', type: 'array' },
    ]);
  });
});

describe('a hidden column', () => {
  const columns = [
    { name: 'username', type: 'string' as const, required: true },
    { name: 'password', type: 'string' as const, required: true, hidden: true },
  ];
  const [list, get, create, update] = crudDefinitions({ namespace: 'App', class: 'Member', title: '会员' }, { name: 'member', columns });
  const settings = (definition: typeof list) => definition!.flow.nodes.find(({ type }) => type === 'table')!.settings;

  it('is written, and neither answered, nor searched, nor sorted by', () => {
    expect(create!.parameters.map(({ name }) => name)).toEqual(['username', 'password']);
    expect(update!.parameters.map(({ name }) => name)).toEqual(['id', 'username', 'password']);
    for (const read of [list, get]) {
      expect(JSON.stringify([read!.parameters, read!.returns])).not.toContain('password');
      expect(settings(read)).toMatchObject({ answers: [{ name: 'username', type: 'string' }] });
    }
    expect(settings(list).columns).toEqual([{ name: 'username', type: 'string' }]);
  });
});
