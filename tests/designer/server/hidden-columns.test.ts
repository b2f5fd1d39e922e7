import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableJoin } from '../../../designer/model/semantics/runtime/runtime.ts';
import { type TableSpec, tableName } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { storeDraft } from '../../helpers/designer.ts';
import type { TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { describeOnTables, type TablePlace } from './databases/describe-on-tables.ts';

const canary = 'canary-of-a-hidden-column';
const columns: TableSpec['columns'] = [
  { name: 'name', type: 'string', max: 50 },
  { name: 'proof', type: 'string', max: 60, hidden: true },
  { name: 'boss_id', type: 'integer', references: 'staff' },
];

/** Columns that are written and never answered, wherever their table is. */
function suite(open: () => Promise<TablePlace>): void {
  let server: TestServer;
  let table = '';
  let access_token = '';
  const tables = () => designerContext(server.platform).tables;
  const key = { name: 'proof', type: 'string' } as const;
  const name = { name: 'name', type: 'string' } as const;

  beforeAll(async () => {
    const opened = await open();
    server = opened.server;
    const spec: TableSpec = { name: 'staff', columns, ...(opened.service && { database: opened.service }) };
    table = tableName(spec);
    await tables().ensure(spec);
    const boss = await tables().insert(table, { name: 'wang', proof: canary });
    await tables().insert(table, { name: 'li', proof: 'another', boss_id: boss });
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(() => server?.close());

  it('are not among what a read of everything, a join or a group answers', async () => {
    const request = { equal: {}, page: 1, perPage: 10, sort: 'id' };
    const { items } = await tables().list(table, request);
    expect(items).toMatchObject([{ name: 'wang' }, { name: 'li' }]);
    const boss: TableJoin = { name: 'boss', table: 'staff', via: 'boss_id', columns: ['name'] };
    const found = [
      items,
      await tables().get(table, 1),
      await tables().find(table, { equal: { proof: canary } }),
      await tables().list(table, { ...request, joins: [boss] }),
    ];
    expect(JSON.stringify(found)).not.toContain('proof');
    expect(JSON.stringify(found)).not.toContain(canary);
    expect(found[2]).toMatchObject({ name: 'wang' });
    await expect(tables().list(table, { ...request, sort: 'proof' })).rejects.toMatchObject({ ret: 400 });
    await expect(tables().list(table, { ...request, joins: [{ ...boss, columns: ['proof'] }] })).rejects.toMatchObject({ ret: 400 });
    await expect(tables().group(table, { equal: {}, by: ['proof'], figures: [['n', 'count', null]] })).rejects.toMatchObject({ ret: 400 });
    await expect(tables().group(table, { equal: {}, by: [], figures: [['n', 'max', 'proof']] })).rejects.toMatchObject({ ret: 400 });
    expect(await tables().find(table, { equal: { proof: canary }, columns: ['proof'] })).toMatchObject({ proof: canary });
  });

  it('are refused to callers when an interface is published, and hidden in what code by hand answers', async () => {
    const row = { type: 'table', settings: { operation: 'find', table, columns: [name], answers: [name, key] } };
    const definition = drawn({
      service: 'Staff.Leak.Find',
      parameters: [{ name: 'name', type: 'string' }],
      nodes: { row },
      edges: ['name.value -> row.name', 'row.row -> return.row'],
    });
    const refused = await server.admin('Admin.Interface.Publish', { id: await storeDraft(server, definition) });
    expect(refused).toMatchObject({ ret: 400 });
    expect(JSON.stringify(refused)).toContain(`字段 ${table}.proof 只写不读`);
    const text = `const row = await platform.tables.find('${table}', { equal: { name: 'wang' }, columns: ['proof'] });\nreturn { text: 'x' + row.proof };`;
    const coded = drawn({
      service: 'Staff.Leak.Code',
      nodes: { code: { type: 'code', settings: { ts: text, inputs: [], output: 'object', php: 'return null;' } } },
      edges: ['code.value -> return.row'],
    });
    await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, coded) }));
    const answer = await server.call('Staff.Leak.Code', { access_token });
    expect(answer).toMatchObject({ ret: 200, data: { row: { text: 'x••••' } } });
  });

  it('are shown by no test run', async () => {
    const row = { type: 'table', settings: { operation: 'find', table, columns: [name], answers: [name, key] } };
    const definition = drawn({
      service: 'Staff.Trial.Find',
      parameters: [{ name: 'name', type: 'string' }],
      nodes: { row, picked: { type: 'member', settings: { path: 'name' } } },
      edges: ['name.value -> row.name', 'row.row -> picked.object', 'picked.value -> return.name'],
    });
    const answer = await server.admin('Admin.Interface.TestRun', { definition: JSON.stringify(definition), parameters: JSON.stringify({ name: 'wang' }) });
    expect([answer.ret, answer.msg]).toEqual([200, '']);
    expect(JSON.stringify(answer)).toContain('wang');
    expect(JSON.stringify(answer)).not.toContain(canary);
  });
}

describeOnTables('Hidden columns', suite);
