import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { balanceOf, postEntry } from '../../../plugins/billing/server/journal/post-entry.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

describeOnDatabases('journal and recharges', (place) => {
  let server: TestServer;
  let developer: { id: number; call: Caller };
  let clerk: { id: number; call: Caller };
  let auditor: { id: number; call: Caller };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    developer = await enter(server, 'chen', 100);
    clerk = await enter(server, 'clerk', 200);
    auditor = await enter(server, 'auditor', 200);
    for (const { id } of [clerk, auditor]) {
      const nodes = ['/service/recharge-audit', '/service/recharge-audit#*', '/service/recharge-audit/add'];
      await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes }));
    }
  });
  afterAll(() => server?.close());

  const broken = async () => (await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0);
  const apply = async (fields: Record<string, string | number> = {}) =>
    (await done(developer.call<{ id: number }>('Platform.MyRecharge.Add', { amount: 10_000, reason: 'Transfer 17', ...fields }))).id;
  const balance = async () => done(developer.call('Platform.MyBalance.Get'));

  test('a recharge is credited once its review passes, and only by somebody else', async () => {
    const id = await apply();
    expect(await balance()).toMatchObject({ amount: 0, recharged: 0 });
    expect((await developer.call('Admin.Recharge.Pass', { id })).ret).toBe(401);
    const own = await done(clerk.call<{ id: number }>('Admin.Recharge.Add', { account_id: developer.id, amount: 500, reason: 'Cash' }));
    expect(await clerk.call('Admin.Recharge.Pass', { id: own.id })).toMatchObject({ ret: 401, data: null });
    const forMyself = await done(clerk.call<{ id: number }>('Admin.Recharge.Add', { account_id: auditor.id, amount: 500, reason: 'Cash' }));
    expect((await auditor.call('Admin.Recharge.Pass', { id: forMyself.id })).msg).toContain('本人');
    const passes = await Promise.all([1, 2, 3, 4, 5].map(() => auditor.call('Admin.Recharge.Pass', { id })));
    expect(passes.map(({ ret }) => ret).sort()).toEqual([200, 409, 409, 409, 409]);
    await done(auditor.call('Admin.Recharge.Decline', { id: own.id, reply: 'No transfer found' }));
    expect((await auditor.call('Admin.Recharge.Pass', { id: own.id })).ret).toBe(409);
    expect(await balance()).toMatchObject({ amount: 10_000, held: 0, recharged: 10_000, deducted: 0, deductions: 0, month_fee: 0 });
    const { items } = await done(developer.call<{ items: object[] }>('Platform.MyPosting.List'));
    expect(items).toMatchObject([{ kind: 'recharge', cents: 10_000, balance_after: 10_000, about: `#${id}` }]);
    expect(await broken()).toEqual([]);
  });

  test.each(['1e3', '0x10', '-1', '0', '0.001', '１００', '9007199254740993', '1000000001', ' ', '1,000', 'NaN', '1e400'])(
    'the amount %j is refused with a sentence that says what is allowed',
    async (amount) => {
      const answer = await developer.call<{ errors: { field: string }[] }>('Platform.MyRecharge.Add', { amount, reason: 'Transfer' });
      expect([answer.ret, answer.data?.errors.map(({ field }) => field)]).toEqual([400, ['amount']]);
      expect(answer.msg).toMatch(/金额|整数|必填/);
    },
  );

  test('nobody sees the money of another account', async () => {
    const stranger = await enter(server, 'lin', 100);
    const { items } = await done(stranger.call<{ items: object[] }>('Platform.MyPosting.List'));
    expect(items).toEqual([]);
    expect((await stranger.call('Platform.MyPosting.Get', { id: 2 })).ret).toBe(404);
    expect(await done(stranger.call('Platform.MyBalance.Get'))).toMatchObject({ amount: 0 });
    expect((await stranger.call('Platform.MyRecharge.Get', { id: await apply() })).ret).toBe(404);
  });

  test('a balance is spent to its last fen and no further, however many spend it at once', async () => {
    const { database } = server.platform;
    const spender = await enter(server, 'wu', 100);
    const id = await database.transact((query) => balanceOf(query, spender.id));
    const spend = (key: string, cents = 100) =>
      database.transact((query) => postEntry(database, query, { key, kind: 'call', from: { balance: id }, to: { system: 'revenue' }, cents, actorId: null }));
    await database.transact((query) =>
      postEntry(database, query, { key: 'test', kind: 'recharge', from: { system: 'cash' }, to: { balance: id }, cents: 1_000, actorId: null }),
    );
    const spent = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => spend(`spend:${index % 30}`)));
    expect(spent.filter((one) => one.status === 'fulfilled' && one.value).length).toBe(10);
    const refusals = spent.flatMap((one) => (one.status === 'rejected' ? [one.reason.ret] : []));
    expect(new Set(refusals)).toEqual(new Set([415]));
    const row = await database.read.selectFrom('balance').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.amount, row.deducted, row.deductions].map(Number)).toEqual([0, 1_000, 10]);
    expect(await broken()).toEqual([]);
  });

  test('the database itself refuses what would falsify the accounts', async () => {
    const { database } = server.platform;
    const entry = (columns: string, values: string) =>
      `insert into journal_entry (key, kind, times, created_at, ${columns}) select 'x', 'call', 1, created_at, ${values} from posting where id = 1`;
    const tries: [statement: string, refusal: RegExp][] = [
      ['update journal_entry set cents = 1', /neither changed nor removed/],
      ['delete from journal_entry', /neither changed nor removed/],
      ['update posting set cents = 1 where id = 1', /neither changed nor removed/],
      ['delete from posting', /neither changed nor removed/],
      ['update balance set amount = -1', /balance_amount|balance_held/],
      ['update balance set held = amount + 1', /balance_held/],
      [
        'insert into posting (entry_id, balance_id, kind, cents, times, balance_after, created_at) select entry_id, balance_id, kind, 7, 1, 7, created_at from posting where id = 2',
        /not admitted/,
      ],
      [entry('from_system, to_system, cents', `'cash', 'cash', 1`), /journal_sides/],
      [entry('from_system, cents', `'cash', 1`), /journal_to/],
      [entry('from_system, to_balance, cents', `'cash', 999, 1`), /not admitted/],
      [entry('from_system, to_balance, cents', `'cash', 1, 0`), /journal_cents/],
    ];
    for (const [statement, refusal] of tries) {
      const work = database.transact((query) => sql.raw(statement).execute(query));
      await expect(work, statement).rejects.toThrow(refusal);
    }
    expect(await broken()).toEqual([]);
  });

  test('the page of the back-office finds what somebody with the database at hand has changed', async () => {
    const { database } = server.platform;
    const proof = async () =>
      (await done(server.admin<{ items: { code: string; violations: number; samples: string }[] }>('Admin.LedgerProof.List'))).items
        .filter(({ violations }) => violations > 0)
        .map(({ code }) => code);
    expect(await proof()).toEqual([]);
    await database.transact((query) => sql`update balance set amount = amount + 5`.execute(query));
    expect(await proof()).toEqual(['I2']);
    await database.transact((query) => sql`update balance set amount = amount - 5`.execute(query));
    expect(await proof()).toEqual([]);
  });
});
