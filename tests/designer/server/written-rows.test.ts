import { afterAll, beforeAll, expect, it } from 'vitest';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { tableName } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { storeDraft } from '../../helpers/designer.ts';
import type { TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { describeOnTables, type TablePlace } from './databases/describe-on-tables.ts';

const columns = [
  { name: 'name', type: 'string' as const, required: true, max: 20 },
  { name: 'stock', type: 'integer' as const, default: 5 },
  { name: 'note', type: 'string' as const, max: 20 },
];

/** What drawn writes do to the rows of a table, wherever it is. */
function suite(open: () => Promise<TablePlace>): void {
  let server: TestServer;
  let access_token: string;
  let row: (id: number) => Promise<unknown>;
  beforeAll(async () => {
    const opened = await open();
    server = opened.server;
    const table = { name: 'ruled_goods', columns, ...(opened.service && { database: opened.service }) };
    const { tables } = designerContext(server.platform);
    row = (id) => tables.get(tableName(table), id);
    access_token = await tokenOf(server.call, await addApp(server));
    const drawnInsert = drawn({
      service: 'Shop.Ruled.Put',
      parameters: [{ name: 'name', type: 'string' }],
      nodes: { put: { type: 'table', settings: { operation: 'insert', table: tableName(table), columns: columns.map(({ name, type }) => ({ name, type })) } } },
      edges: ['name.value -> put.name', 'put.id -> return.id'],
    });
    const storedColumns = columns.slice(0, 2).map(({ name, type }) => ({ name, type }));
    const drawnUpsert = drawn({
      service: 'Shop.Ruled.Keep',
      parameters: [
        { name: 'name', type: 'string' },
        { name: 'stock', type: 'integer' },
      ],
      nodes: {
        keep: { type: 'table', settings: { operation: 'upsert', table: tableName(table), columns: storedColumns, keys: storedColumns.slice(0, 1) } },
      },
      edges: ['name.value -> keep.name', 'stock.value -> keep.stock', 'keep.id -> return.id', 'keep.created -> return.created'],
    });
    for (const definition of [...crudDefinitions({ namespace: 'Shop', class: 'RuledGoods', title: '商品' }, table), drawnInsert, drawnUpsert])
      await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, definition) }));
  });
  afterAll(() => server?.close());

  const put = (fields: Record<string, string>) => server.call<{ id: number }>('Shop.Ruled.Put', { access_token, ...fields });
  const update = async (fields: Record<string, unknown>) => {
    const answer = await fetch(`${server.address}/api/Shop.RuledGoods.Update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(fields),
    });
    return (await answer.json()) as { ret: number; msg: string };
  };

  it('refuse a new row without a required column and fill in defaults', async () => {
    expect(await put({})).toMatchObject({ ret: 400, msg: '字段 name 必填，不能为空' });
    const { id } = await done(put({ name: 'tea' }));
    expect(await row(id)).toEqual({ id, name: 'tea', stock: 5, note: null });
  });

  it('update the row that is found by its keys, or insert one', async () => {
    const keep = (fields: Record<string, string>) => server.call<{ id: number; created: boolean }>('Shop.Ruled.Keep', { access_token, ...fields });
    const first = await done(keep({ name: 'pot' }));
    expect(first.created).toBe(true);
    expect(await done(keep({ name: 'pot', stock: '9' }))).toEqual({ id: first.id, created: false });
    expect(await done(keep({ name: 'pot' }))).toEqual({ id: first.id, created: false });
    expect(await row(first.id)).toEqual({ id: first.id, name: 'pot', stock: 9, note: null });
    const other = await done(keep({ name: 'Pot', stock: '2' }));
    expect(other).toEqual({ id: expect.any(Number), created: true });
    expect(await row(other.id)).toMatchObject({ name: 'Pot', stock: 2 });
    expect(await keep({})).toMatchObject({ ret: 400, msg: '字段 name 必填，不能为空' });
  });

  it('empty a column with null, leave what is not sent, and refuse null for a required column', async () => {
    const { id } = await done(put({ name: 'cup' }));
    expect((await update({ id, note: 'blue', stock: 7 })).ret).toBe(200);
    expect((await update({ id, stock: null })).ret).toBe(200);
    expect(await row(id)).toEqual({ id, name: 'cup', stock: null, note: 'blue' });
    expect((await update({ id, name: null })).ret).not.toBe(200);
    expect((await update({ id, note: null })).ret).toBe(200);
    expect(await row(id)).toEqual({ id, name: 'cup', stock: null, note: null });
  });
}

describeOnTables('Drawn writes', suite);
