import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designerContext } from '../../../../designer/server/context/designer-context.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { externalDatabases } from './external-databases.ts';

const table = {
  name: 'shown_goods',
  columns: [
    { name: 'name', type: 'string', required: true, max: 20, description: "it's" },
    { name: 'stock', type: 'integer', default: 5 },
    { name: 'tags', type: 'array' },
  ],
};
interface Shown {
  dialect: string;
  statements: string[];
}
const shownBy = (server: TestServer, spec: object) => done(server.admin<Shown>('Admin.Database.TableSql', { table: spec }));

describeOnDatabases('The SQL shown of a table', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
  });
  afterAll(() => server?.close());

  it('is what publishing runs: run by hand it leaves nothing to do', async () => {
    const { database: own } = server.platform;
    const { dialect, statements } = await shownBy(server, table);
    expect([dialect, statements.length > 0]).toEqual([own.dialect, true]);
    await own.transact(async (query) => {
      for (const statement of statements) await sql.raw(statement).execute(query);
    });
    const byHand = await own.inspect(table.name);
    await own.transact((query) => sql.raw(`drop table ${table.name}`).execute(query));
    await designerContext(server.platform).tables.ensure(table as never);
    expect(await own.inspect(table.name)).toEqual(byHand);
    expect((await shownBy(server, table)).statements).toEqual([]);
    const more = await shownBy(server, { ...table, columns: [...table.columns, { name: 'note', type: 'string' }] });
    expect(more.statements).toEqual([expect.stringMatching(/^alter table "shown_goods" add column "note" text/)]);
  });
});

describe.each(externalDatabases())('The SQL shown of a table in a configured $kind database', (external) => {
  let server: TestServer;
  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    const fields = await external.create(server.platform.config.dataFolder);
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'key_id', table_prefix: 'pre_', ...fields }));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    await external.remove();
  });

  it('has its prefix, key and dialect, and runs as it stands', async () => {
    const spec = { ...table, database: 'far' };
    const { dialect, statements } = await shownBy(server, spec);
    expect(dialect).toBe(external.kind);
    expect(statements.join('')).toMatch(/^CREATE TABLE ["`]pre_shown_goods["`] \(\n {2}["`]key_id["`] /);
    await designerContext(server.platform).tables.ensure(spec as never);
    expect((await shownBy(server, spec)).statements).toEqual([]);
    await external.run('drop table pre_shown_goods');
    for (const statement of statements.join('').split(/;\n/).filter(Boolean)) await external.run(statement);
    const [found] = await external.run('select count(*) as rows_there from pre_shown_goods');
    expect(Number(found?.rows_there)).toBe(0);
  });
});
