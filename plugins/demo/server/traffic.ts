import { anyTable, type Platform, type Query } from '../../../engine/server/index.ts';
import { shanghaiHour, spread, weightOfHour } from './day-shape.ts';

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;
const days = 30;
/** Rows of one statement. */
const statementRows = 500;
/** Tables whose demo rows are spread over the last weeks, as if the platform had grown. */
const grownTables = ['account', 'app', 'interface_definition'];

interface Caller {
  service: string;
  app_key: string;
  /** Calls of a usual working day. */
  daily: number;
  /** Usual milliseconds. */
  ms: number;
}

const callers: Caller[] = [
  { service: 'Shop.Goods.GetList', app_key: 'hengtongerp', daily: 590, ms: 38 },
  { service: 'Shop.Goods.Get', app_key: 'hengtongerp', daily: 350, ms: 21 },
  { service: 'App.Tool.Greet', app_key: 'weatherdemo', daily: 230, ms: 4.2 },
  { service: 'App.Tool.Add', app_key: 'weatherdemo', daily: 120, ms: 3.1 },
];

/** What goes wrong again and again: calls of a usual day. */
const refusals = [
  { service: 'Shop.Goods.GetList', app_key: null, ret: 406, daily: 34 },
  { service: 'App.Tool.Add', app_key: 'weatherdemo', ret: 400, daily: 9 },
  { service: 'Shop.Goods.Create', app_key: 'weatherdemo', ret: 401, daily: 4 },
];

/** What went wrong of late, minutes ago. */
const failures = [
  { service: 'Shop.Goods.Get', app_key: 'hengtongerp', ret: 502, ago: 12 },
  { service: 'App.Tool.Add', app_key: 'weatherdemo', ret: 400, ago: 47 },
  { service: 'Shop.Goods.GetList', app_key: null, ret: 406, ago: 95 },
  { service: 'Shop.Goods.Create', app_key: 'weatherdemo', ret: 401, ago: 180 },
];

/** A month of calls in the access log and its sums, and rows that were made on different days. */
export async function demoTraffic({ database }: Platform): Promise<void> {
  const now = Date.now();
  await database.transact(async (query) => {
    for (const table of grownTables) {
      const rows = await anyTable(query).selectFrom(table).select('id').orderBy('id').execute();
      for (const [at, { id }] of rows.entries()) {
        const created_at = new Date(now - ((rows.length - at) * (days + 5) * day) / (rows.length + 1)).toISOString();
        await anyTable(query).updateTable(table).set({ created_at }).where('id', '=', id).execute();
      }
    }
    await query
      .insertInto('login_log')
      .values(await loginsOf(query, now))
      .execute();
    const apps = await query.selectFrom('app').select(['app_key', 'account_id']).execute();
    const owners = new Map(apps.map(({ app_key, account_id }) => [app_key, account_id]));
    await database.hold(query, 'access_log', { isShared: true });
    const logged = [...callsOf(now), ...latest(now)].map((row) => ({ ...row, account_id: row.app_key === null ? null : (owners.get(row.app_key) ?? null) }));
    for (let start = 0; start < logged.length; start += statementRows) {
      await query
        .insertInto('access_log')
        .values(logged.slice(start, start + statementRows))
        .execute();
    }
    await query.deleteFrom('access_day').execute();
    for (const { date, kind, calls } of sumsOf(logged)) await query.insertInto('access_day').values({ date, kind, calls }).execute();
  });
}

/** A few sign-ins of each account a day, some of which fail. */
async function loginsOf(query: Query, now: number) {
  const accounts = await query.selectFrom('account').select(['id', 'username', 'level']).execute();
  return accounts.flatMap(({ id, username, level }, place) =>
    Array.from({ length: days * 2 }, (_, at) => {
      const isOk = spread(at * 3 + place) > 0.14;
      const moment = new Date(now - (days * 2 - at - 0.1 - 0.8 * spread(at * 5 + place)) * (day / 2)).toISOString();
      return {
        ...{
          username: String(username),
          account_id: Number(id),
          ip: `203.0.113.${20 + place}`,
          user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0',
        },
        ...{ result: isOk ? 'ok' : 'login', is_admin_login: Number(level) >= 200, created_at: moment, updated_at: moment },
      };
    }),
  );
}

interface LoggedCalls {
  time: string;
  service: string;
  app_key: string | null;
  ret: number;
  kind: string;
  ms: number;
  calls: number;
  request_id: string;
}

const fixed = { ip: '203.0.113.7', correlation_id: null, bundle: null, parameters: '{}' };

/** Sums of every hour: more in office hours and on working days, a few more each week, and one bad afternoon. */
function callsOf(now: number): (LoggedCalls & typeof fixed)[] {
  const rows: (LoggedCalls & typeof fixed)[] = [];
  const first = Math.floor((now - (days - 1) * day) / hour) * hour;
  for (let time = first; time < now; time += hour) {
    const at = (time - first) / hour;
    // An hour that is still going on has come so far.
    const share = weightOfHour(time) * (1 + at / 24 / 60) * Math.min(1, (now - time) / hour);
    const add = (row: { service: string; app_key: string | null; ret: number }, calls: number, ms: number) => {
      if (calls < 1) return;
      const kind = row.ret === 200 ? 'ordinary' : 'failed';
      const moment = new Date(time + Math.min(hour, now - time) * (0.2 + 0.6 * spread(at + ms))).toISOString();
      rows.push({ ...row, ...fixed, kind, ms: Math.round(ms * 10) / 10, calls: Math.round(calls), time: moment, request_id: '' });
    };
    for (const [place, { daily, ms, ...one }] of callers.entries()) {
      const calls = daily * share * (0.85 + 0.3 * spread(at * 7 + place));
      const call = { ...one, ret: 200 };
      add(call, calls * 0.7, ms * (0.8 + 0.3 * spread(at + place)));
      add(call, calls * 0.24, ms * (1.4 + spread(at * 3 + place)));
      // A few wait for something.
      add(call, calls * 0.06 + spread(at * 5 + place) * 0.9, ms * (4 + 6 * spread(at * 11 + place)));
    }
    for (const [place, { daily, ...one }] of refusals.entries()) add(one, daily * share + spread(at * 13 + place), 0.6 + spread(at * 17 + place));
    const isBad = Math.floor(at / 24) === days - 8 && [14, 15, 16].includes(shanghaiHour(time));
    add({ service: 'Shop.Goods.Get', app_key: 'hengtongerp', ret: 502 }, isBad ? 46 : spread(at * 19) * 1.25, 3_000 * (0.9 + 0.2 * spread(at * 23)));
  }
  return rows;
}

function latest(now: number): (LoggedCalls & typeof fixed)[] {
  return failures.toReversed().map(({ ago, ...failure }, at) => ({
    ...failure,
    ...fixed,
    kind: 'failed',
    ms: failure.ret >= 500 ? 3_012.4 : 1.2,
    calls: 1,
    time: new Date(now - ago * minute).toISOString(),
    request_id: `demo-${at + 1}`,
  }));
}

function sumsOf(logged: readonly LoggedCalls[]): { date: string; kind: string; calls: number }[] {
  const sums = new Map<string, { date: string; kind: string; calls: number }>();
  for (const { time, ret, calls } of logged) {
    const date = new Date(Date.parse(time) + 8 * hour).toISOString().slice(0, 10);
    const kind = ret === 200 ? 'ok' : ret >= 500 ? 'failed' : 'refused';
    const sum = sums.get(`${date} ${kind}`) ?? { date, kind, calls: 0 };
    sum.calls += calls;
    sums.set(`${date} ${kind}`, sum);
  }
  return [...sums.values()];
}
