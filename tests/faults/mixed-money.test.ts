import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { Database } from '../../engine/server/index.ts';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type Caller, callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { send } from '../server/http/http-caller.ts';
import { rounds } from './rounds.ts';

const calls = rounds(600, 3_000);
const atOnce = 40;
const [seven, three, planned, tried, free, closed] = ['Mix.Pay.Seven', 'Mix.Pay.Three', 'Mix.Plan.Five', 'Mix.Trial.One', 'Mix.Free.Add', 'Mix.Closed.Add'];
const prices: Record<string, number> = { [seven]: 7, [three]: 3, [planned]: 5 };
const services = [seven, three, planned, tried, free, closed];
const [quota, trial] = [50, 20];
/** Fen: one that lasts, one that ends within the calls, none. */
const starts = [100_000, 331, 0];

interface Shopper {
  id: number;
  token: string;
  start: number;
}

/** Answers by account, service and code; those of the instance that is killed also alone. */
type Answers = Map<string, number>;

describeOnDatabases(`${calls} calls of all kinds at once`, (place) => {
  test('cost what the log, the journal, the statistics and the callers say, also after a kill', async () => {
    const config = await place.config();
    const spawn = async (name: string) => {
      const server = await spawnServer(place.dialect === 'sqlite' ? config.dataFolder : join(config.dataFolder, name), config);
      onTestFinished(() => void server.process.kill('SIGKILL'));
      return server;
    };
    const servers = [await spawn('first')];
    if (place.dialect === 'postgres') servers.push(await spawn('second'));
    const { admin } = servers[0]!;
    await publish(admin);
    const plan = (fields: object) => done(admin<{ id: number }>('Admin.Plan.Add', { name: 'Plan', price: 10, valid_days: 30, ...fields }));
    const paid = await plan({ kind: 'paid', services: [planned], flow: quota });
    const trials = await plan({ kind: 'trial', services: [tried], flow: trial });
    const shoppers: Shopper[] = [];
    for (const [index, start] of starts.entries()) shoppers.push(await shopper(admin, index, start, [paid.id, trials.id]));
    await until(
      () => callerOf(servers.at(-1)!.admin.address, shoppers[0]!.token)(planned, { a: 1 }),
      ({ ret }) => ret !== 404,
    );
    const database = await place.open();

    const [answered, ofKilled]: [Answers, Answers] = [new Map(), new Map()];
    add(answered, [shoppers[0]!.id, planned, 200]);
    let started = 0;
    const run = async (end: number, work: (index: number) => Promise<void>) => {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let index = started++; index < end; index = started++) await work(index);
        }),
      );
      started = end;
    };
    const call = async (index: number) => {
      const who = shoppers[index % 3]!;
      const service = services[Math.floor(index / 3) % services.length]!;
      const isBroken = index % 11 === 0;
      const server = servers[Math.floor(index / 18) % servers.length]!;
      const headers = { authorization: `Bearer ${index % 29 === 0 ? 'nobody' : who.token}` };
      const answer = await send(server.admin.address, {
        path: `/api/${service}`,
        body: isBroken ? { a: 'x' } : { a: index % 13 === 0 ? 0 : 2 },
        headers,
      }).catch(() => null);
      const key = [who.id, service, answer?.body?.ret ?? 'unknown'] as const;
      add(answered, key);
      if (server === servers.at(-1)) add(ofKilled, key);
    };

    await run(calls / 2, call);
    await settled(database);
    await expectEqual(database, admin, shoppers, answered);

    ofKilled.clear();
    const kill = async () => {
      const last = servers.at(-1)!;
      last.process.kill('SIGKILL');
      servers[servers.length - 1] = await spawn(place.dialect === 'sqlite' ? 'first' : 'second');
    };
    let killing: Promise<void> | undefined;
    await run(calls, async (index) => {
      if (index === Math.floor(calls * 0.75)) killing = kill();
      await call(index);
    });
    await killing;
    // What is alive reports within a second; what the killed one held stays leased until its lease runs out.
    const isSettled = () =>
      expectNothingDoubled(database, shoppers, answered, ofKilled).then(
        () => true,
        () => false,
      );
    await until(isSettled, Boolean, 5_000).catch(() => undefined);
    await expectNothingDoubled(database, shoppers, answered, ofKilled);
    const balances = await database.read.selectFrom('balance').select(['account_id', 'amount', 'held']).execute();
    console.log(place.dialect, balances, Object.fromEntries([...answered].sort()));
  });
});

async function publish(admin: Caller): Promise<void> {
  for (const service of services) {
    const visibility = service === closed ? 'controlled' : 'open';
    const definition = { ...computedDefinition(service, { a: 'integer' }, { part: ['divide', { value: 6 }, 'a'] }), visibility };
    const { id } = await done(admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(admin('Admin.Interface.Publish', { id }));
  }
  for (const [service, unit_price] of Object.entries(prices)) {
    const { items } = await until(
      () => done(admin<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: service })),
      ({ items }) => items.length > 0,
    );
    await done(admin('Admin.ServiceSetting.Edit', { id: items[0]!.id, rev: items[0]!.rev, unit_price }));
  }
}

async function shopper(admin: Caller, index: number, start: number, plans: number[]): Promise<Shopper> {
  const { id } = await done(admin<{ id: number }>('Admin.User.AddMember', { username: `mixed${index}`, level: 100, password: 'Buyer-of-calls-1' }));
  if (start > 0) {
    const { access_token } = await done(
      callerOf(admin.address, '')<{ access_token: string }>('Platform.User.UserLogin', { username: `mixed${index}`, password: 'Buyer-of-calls-1' }),
    );
    const applied = await done(
      callerOf(admin.address, access_token)<{ id: number }>('Platform.MyRecharge.Add', { amount: start, reason: 'Start', request_key: `mixed-start-${index}` }),
    );
    await done(admin('Admin.Recharge.Pass', { id: applied.id }));
  }
  for (const plan_id of plans) await done(admin('Admin.FlowPackage.Add', { account_id: id, plan_id }));
  return { id, start, token: await tokenOf(admin, await addApp({ admin }, { account_id: id })) };
}

function add(counts: Answers, key: readonly (string | number)[], times = 1): void {
  counts.set(key.join(' '), (counts.get(key.join(' ')) ?? 0) + times);
}

/** Until all use is written: nothing is leased any more. */
async function settled(database: Database): Promise<void> {
  await until(
    () => database.read.selectFrom('flow_lease').select('key').execute(),
    (leases) => leases.length === 0,
  );
}

async function broken(database: Database): Promise<object[]> {
  return (await proveAll(database, invariants)).filter(({ violations }) => violations > 0);
}

const counted = (counts: Answers, id: number, service: string, ret: number | string = 200) => counts.get(`${id} ${service} ${ret}`) ?? 0;

/** What the database says of an account: by service the calls that were charged to balance or package, and those of the log. */
async function recordsOf(database: Database, { id, start }: Shopper) {
  const balance = await database.read.selectFrom('balance').selectAll().where('account_id', '=', id).executeTakeFirst();
  const entries = balance ? await database.read.selectFrom('journal_entry').selectAll().where('from_balance', '=', Number(balance.id)).execute() : [];
  const packages = await database.read.selectFrom('flow_package').select(['kind', 'used']).where('account_id', '=', id).execute();
  const charged: Answers = new Map();
  for (const { service, times, cents } of entries) {
    add(charged, [String(service)], Number(times));
    expect(Number(cents)).toBe(Number(times) * (prices[String(service)] ?? 0));
  }
  for (const { kind, used } of packages) add(charged, [kind === 'trial' ? tried : planned], Number(used));
  const cents = entries.reduce((sum, entry) => sum + Number(entry.cents), 0);
  expect([Number(balance?.amount ?? 0), Number(balance?.deducted ?? 0)]).toEqual([start - cents, cents]);
  return { charged, cents, held: Number(balance?.held ?? 0) };
}

/** Rows of the log by account, service, code and kind. */
async function logged(database: Database): Promise<Answers> {
  const rows = await database.read
    .selectFrom('access_log')
    .select(({ fn, lit }) => ['account_id', 'service', 'ret', 'kind', fn.sum(fn.coalesce('calls', lit(1))).as('calls')] as const)
    .where('service', 'in', services)
    .groupBy(['account_id', 'service', 'ret', 'kind'])
    .execute();
  const counts: Answers = new Map();
  for (const { account_id, service, ret, kind, calls: times } of rows) {
    add(counts, [Number(account_id), String(service), Number(ret)], Number(times));
    add(counts, [String(service), String(kind)], Number(times));
  }
  return counts;
}

/** Days of the statistics, and the same of the log: service and kind. */
async function expectSameStatistics(database: Database, log: Answers): Promise<void> {
  await rollUp(database, new AbortController().signal);
  const days = await database.read
    .selectFrom('traffic_day')
    .select(({ fn }) => ['service', 'kind', fn.sum('calls').as('calls')] as const)
    .where('service', 'in', services)
    .groupBy(['service', 'kind'])
    .execute();
  for (const { service, kind, calls: times } of days) expect([service, kind, Number(times)]).toEqual([service, kind, log.get(`${service} ${kind}`) ?? 0]);
  const ofServices = [...log].filter(([key]) => /^Mix/.test(key));
  expect(days.length).toBe(ofServices.length);
}

async function expectEqual(database: Database, admin: Caller, shoppers: readonly Shopper[], answered: Answers): Promise<void> {
  expect(await broken(database)).toEqual([]);
  const known = [...answered].filter(([key]) => !/ (401|406|unknown)$/.test(key));
  const differing = async () => {
    const log = await logged(database);
    return known.flatMap(([key, times]) => (log.get(key) === times ? [] : [`${key}: ${times} answered, ${log.get(key) ?? 0} logged`]));
  };
  // The log is written together, a moment after the answers.
  await until(differing, ({ length }) => length === 0, 15_000);
  const log = await logged(database);
  await expectSameStatistics(database, log);
  for (const who of shoppers) {
    const { charged, cents, held } = await recordsOf(database, who);
    for (const service of [seven, three, planned, tried]) expect([service, charged.get(service) ?? 0]).toEqual([service, counted(answered, who.id, service)]);
    expect(held).toBe(0);
    const { items } = await done(admin<{ items: { spent: number; closing: number }[] }>('Admin.MonthStatement.List', { filters: { account_id: who.id } }));
    if (who.start > 0) expect(items[0]).toMatchObject({ spent: cents, closing: who.start - cents });
  }
}

/** What the killed instance had not written yet is lost in favour of its accounts, and no more than it had answered. */
async function expectNothingDoubled(database: Database, shoppers: readonly Shopper[], answered: Answers, ofKilled: Answers): Promise<void> {
  expect(await broken(database)).toEqual([]);
  const log = await logged(database);
  await expectSameStatistics(database, log);
  for (const who of shoppers) {
    const { charged, held } = await recordsOf(database, who);
    expect(held).toBeGreaterThanOrEqual(0);
    for (const service of [seven, three, planned, tried]) {
      const [known, lost, unknown] = [counted(answered, who.id, service), counted(ofKilled, who.id, service), counted(answered, who.id, service, 'unknown')];
      for (const count of [charged.get(service) ?? 0, log.get(`${who.id} ${service} 200`) ?? 0]) {
        expect(count).toBeLessThanOrEqual(known + unknown);
        expect(count).toBeGreaterThanOrEqual(known - lost);
      }
    }
  }
}
