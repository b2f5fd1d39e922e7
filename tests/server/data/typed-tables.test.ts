import { DummyDriver, type InferResult, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { jobTable } from '../../../engine/server/jobs/job-table.ts';
import { anyTable, type Database, type Query } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';

describe('tables the compiler knows', () => {
  const query: Query = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

  it('gives the rows of a screen their types, and columns of the engine under a screen too', () => {
    const app = query.selectFrom('app').select(['id', 'app_key', 'http_status', 'rev']);
    expectTypeOf<InferResult<typeof app>[number]>().toEqualTypeOf<{
      id: number;
      app_key: string | null;
      http_status: number | boolean | null;
      rev: number;
    }>();
    const account = query.selectFrom('account').select(['username_key', 'status', 'level']);
    expectTypeOf<InferResult<typeof account>[number]>().toEqualTypeOf<{ username_key: string | null; status: string; level: number | null }>();
  });

  it('gives the rows of tables of the engine, the designer and plugins their types', () => {
    const job = query.selectFrom('job').select(['title', 'cancelled', 'finished_at']);
    expectTypeOf<InferResult<typeof job>[number]>().toEqualTypeOf<{ title: string; cancelled: number | boolean; finished_at: string | null }>();
    const bundle = query.selectFrom('interface_bundle').select('definition');
    expectTypeOf<InferResult<typeof bundle>[number]>().toEqualTypeOf<{ definition: string }>();
    const connection = query.selectFrom('mcp_connection').select('app_key');
    expectTypeOf<InferResult<typeof connection>[number]>().toEqualTypeOf<{ app_key: string }>();
  });

  it('compiles no column and no table that nobody declared, and no value of another type', () => {
    // @ts-expect-error no such column of a screen's table
    query.selectFrom('app').select('no_such_column');
    // @ts-expect-error no such column of a table of the engine
    query.selectFrom('job').where('no_such_column', '=', 1);
    // @ts-expect-error no such table
    query.selectFrom('no_such_table').selectAll();
    // @ts-expect-error a number column
    query.updateTable('account').set({ level: 'high' });
    // @ts-expect-error a required column is missing
    query.insertInto('app_nonce').values({ app_id: 1, nonce: 'n' });
    // @ts-expect-error only what was selected is in the row
    expectTypeOf<InferResult<ReturnType<typeof onlyId>>[number]['name']>();
    expect(anyTable(query).selectFrom('no_such_table').select('id').compile().sql).toBe('select "id" from "no_such_table"');
  });

  const onlyId = () => query.selectFrom('app').select('id');
});

describeOnDatabases('values of the drivers', (place) => {
  let database: Database;

  beforeAll(async () => {
    database = await place.open();
    await migrate(database, [jobTable]);
  });

  it('are of the types the compiler is told', async () => {
    const created_at = '2026-11-21T04:00:00.000Z';
    const values = { kind: 'k', title: '{"en":"T"}', payload: '[1]', account_id: 2 ** 52, status: 'done', total: 3, cancelled: true, created_at };
    const row = await database.transact((query) => query.insertInto('job').values(values).returningAll().executeTakeFirstOrThrow());
    const empty = { begun_by: null, result: null, error: null, alive_at: null, finished_at: null };
    expect({ ...row, cancelled: Boolean(row.cancelled), is_told: Boolean(row.is_told) }).toEqual({ ...values, ...empty, id: 1, done: 0, is_told: false });
    expect(['boolean', 'number']).toContain(typeof row.cancelled);
  });
});
