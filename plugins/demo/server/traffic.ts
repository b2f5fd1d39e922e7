import { anyTable, type Platform } from '../../../engine/server/index.ts';

const day = 86_400_000;
const minute = 60_000;
const days = 30;
/** Tables whose demo rows are spread over the last weeks, as if the platform had grown. */
const grownTables = ['account', 'app', 'interface_definition'];

const services = [
  { service: 'Shop.Goods.GetList', app_key: 'hengtongerp', share: 0.5 },
  { service: 'Shop.Goods.Get', app_key: 'hengtongerp', share: 0.3 },
  { service: 'App.Tool.Greet', app_key: 'weatherdemo', share: 0.2 },
];

/** What went wrong of late, minutes ago. */
const faults = [
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
    const logged = [...Array.from({ length: days }, (_, at) => callsOf(now - (days - 1 - at) * day, at)).flat(), ...latest(now)];
    await query.insertInto('access_log').values(logged).execute();
    await query.deleteFrom('access_day').execute();
    for (const { date, kind, calls } of sumsOf(logged)) await query.insertInto('access_day').values({ date, kind, calls }).execute();
  });
}

interface LoggedCalls {
  time: string;
  service: string;
  app_key: string | null;
  ret: number;
  calls: number;
}

const fixed = { account_id: null, ip: '203.0.113.7', correlation_id: null, bundle: null, parameters: '{}' };

/** Sums of one day: more on working days, a few more each week, and one bad afternoon. */
function callsOf(time: number, at: number): (LoggedCalls & typeof fixed & { ms: number; request_id: string })[] {
  const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
  const calls = Math.round((isWeekend ? 620 : 1_180) * (1 + at / 60) * (1 + 0.12 * Math.sin(at * 1.7)));
  const rows = services.map(({ share, ...one }) => ({ ...one, ret: 200, calls: Math.round(calls * share) }));
  const refused = { service: 'Shop.Goods.GetList', app_key: null, ret: 406, calls: Math.round(calls * 0.03) + (at % 9) };
  const failed = { service: 'Shop.Goods.Get', app_key: 'hengtongerp', ret: 502, calls: at === days - 8 ? 140 : (at * 5) % 7 };
  const iso = new Date(time - 4 * 60 * minute).toISOString();
  return [...rows, refused, failed].filter((row) => row.calls > 0).map((row) => ({ ...row, ...fixed, ms: durationOf(row, at), time: iso, request_id: '' }));
}

function latest(now: number): (LoggedCalls & typeof fixed & { ms: number; request_id: string })[] {
  return faults.toReversed().map(({ ago, ...fault }, at) => ({
    ...fault,
    ...fixed,
    ms: durationOf(fault, at),
    calls: 1,
    time: new Date(now - ago * minute).toISOString(),
    request_id: `demo-${at + 1}`,
  }));
}

/** Milliseconds: what asks another system takes longer, what is refused ends soon. */
function durationOf({ service, ret }: Pick<LoggedCalls, 'service' | 'ret'>, at: number): number {
  const usual = ret >= 500 ? 3_000 : ret >= 400 ? 1.2 : service.startsWith('Shop.') ? 38 : 4.2;
  return Math.round(usual * (1 + 0.4 * Math.sin(at * 2.3)) * 10) / 10;
}

function sumsOf(logged: readonly LoggedCalls[]): { date: string; kind: string; calls: number }[] {
  const sums = new Map<string, { date: string; kind: string; calls: number }>();
  for (const { time, ret, calls } of logged) {
    const date = new Date(Date.parse(time) + 8 * 60 * minute).toISOString().slice(0, 10);
    const kind = ret === 200 ? 'ok' : ret >= 500 ? 'failed' : 'refused';
    const sum = sums.get(`${date} ${kind}`) ?? { date, kind, calls: 0 };
    sum.calls += calls;
    sums.set(`${date} ${kind}`, sum);
  }
  return [...sums.values()];
}
