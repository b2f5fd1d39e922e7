import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done } from '../apps/open-caller.ts';

/** More than one statement of SQLite takes parameters, and than PostgreSQL takes connections. */
const crowd = 40_000;
const service = 'Open.Calc.Add';

describeOnDatabases('permissions of a level with very many apps', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
  });
  afterAll(() => server?.close());

  test('tell before they are saved whose calls would have been refused', async () => {
    const owner = await enter(server, 'crowd_owner', 100);
    const first = await addApp(server, { account_id: owner.id });
    const { database } = server.platform;
    await database.transact(async (query) => {
      await sql`
        with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${sql.lit(crowd)})
        insert into app (app_key, name, account_id, verify_status, status, rev, created_at, updated_at)
        select 'crowd' || numbers.number, app.name, app.account_id, app.verify_status, app.status, 1, app.created_at, app.updated_at
        from numbers, app where app.app_key = ${first.key}`.execute(query);
      const call = { time: new Date().toISOString(), service, account_id: owner.id, ret: 200, ms: 1, ip: '127.0.0.1', request_id: 'r', parameters: '{}' };
      const calls = [first.key, 'crowd1', `crowd${crowd}`].map((app_key) => ({ ...call, app_key }));
      await query.insertInto('access_log').values(calls).execute();
    });
    const judge = (...changes: { subject: string; after: string }[]) =>
      done(server.admin('Admin.Assignment.Preview', { changes: changes.map((one) => ({ ...one, scope: '*', before: 'none' })) }));
    const refused = { subject: 'level:100', after: 'refused' };
    expect(await judge(refused)).toMatchObject({ apps: crowd + 1, refused_calls: 3 });
    expect(await judge(refused, { subject: `app:${first.id}`, after: 'granted' })).toMatchObject({ apps: crowd + 1, refused_calls: 2 });
    expect(await judge(refused, { subject: `account:${owner.id}`, after: 'granted' })).toMatchObject({ apps: crowd + 1, refused_calls: 0 });
  });
});
