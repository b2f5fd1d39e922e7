import { expect, it } from 'vitest';
import type { OfferedTable } from '../../../../designer/calls/data-calls.ts';
import { draftOfTable, emptyDraft, viewOf } from '../../../../designer/panels/data/table-draft.ts';

const offered: OfferedTable = {
  database: 'warehouse',
  table: 'stock_item',
  title: '库存',
  columns: [{ name: 'sku', type: 'string', required: true }],
  shape: [],
  refusal: null,
  list: null,
};

it('a table without interfaces gives them its name', () => {
  const { names, table, definitions } = viewOf(draftOfTable(emptyDraft('App'), offered));
  expect(names).toEqual({ namespace: 'App', class: 'StockItem', title: '库存' });
  expect(table).toEqual({ name: 'stock_item', database: 'warehouse', columns: offered.columns });
  expect(definitions).toHaveLength(5);
});

it('a table with interfaces keeps their names, so that publishing again follows its columns', () => {
  const list = { id: 3, service: 'Depot.Stock.GetList', status: 'published' as const, title: '仓库' };
  expect(viewOf(draftOfTable(emptyDraft('App'), { ...offered, list })).names).toEqual({ namespace: 'Depot', class: 'Stock', title: '仓库' });
});
