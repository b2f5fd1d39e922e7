import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminOf } from '../bench-client.ts';
import { withInstallation, withInstallationIn } from '../installation.ts';
import { type Started, startPinned } from '../processes.ts';
import { milliseconds, printRows, type Row } from '../row.ts';
import { loudAccount, loudApp, quietApp, seedLog } from '../samples/log-seed.ts';

const runs = 40;
const budget = 300;
/** Stands in a data folder whose calls have been written, and says how many. */
const database = 'bench-calls';

/**
 * Two million calls in the access log, unless told otherwise (the budget is of ten million), and the pages that show them and their sums. With
 * PORTICO_TEST_POSTGRES the same on PostgreSQL, whose `portico_bench` is made for it.
 * @param keep folder that both installations stay in, to be measured again; that of PostgreSQL keeps `portico_bench` too
 */
export async function logRows(rows = 2_000_000, keep?: string): Promise<Row[]> {
  const within = <T>(name: string, work: Parameters<typeof withInstallation<T>>[0]) =>
    keep === undefined ? withInstallation(work) : withInstallationIn(join(keep, name), work);
  const found = await within('sqlite', (folder, environment) => measured('SQLite', rows, { dataFolder: folder, databaseUrl: undefined }, environment));
  // PostgreSQL takes minutes more.
  printRows(found);
  const server = process.env.PORTICO_TEST_POSTGRES;
  if (!server) {
    console.log('SKIPPED: the access log on PostgreSQL (set PORTICO_TEST_POSTGRES=postgres://… to measure them)');
    return found;
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const drop = () => client.query('drop database if exists portico_bench with (force)');
  const isStored = keep !== undefined && existsSync(join(keep, 'postgres', 'data', database));
  if (!isStored) {
    await drop();
    await client.query('create database portico_bench');
  }
  try {
    const databaseUrl = Object.assign(new URL(server), { pathname: '/portico_bench' }).href;
    const onPostgres = await within('postgres', (folder, environment) =>
      measured('PostgreSQL', rows, { dataFolder: folder, databaseUrl }, { ...environment, DATABASE_URL: databaseUrl }),
    );
    return [...found, ...onPostgres];
  } finally {
    if (keep === undefined) await drop();
    await client.end();
  }
}

async function measured(name: string, rows: number, target: Parameters<typeof seedLog>[0], environment: Record<string, string>): Promise<Row[]> {
  const done = join(target.dataFolder, database);
  if (!existsSync(done)) {
    const first = await startPinned('scripts/start.js', environment);
    await first.stop();
    const begun = performance.now();
    await seedLog(target, rows);
    writeFileSync(done, String(rows));
    console.log(`${name}: ${rows.toLocaleString('en')} calls written in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  const count = Number(readFileSync(done, 'utf8'));
  const server = await startPinned('scripts/start.js', environment);
  try {
    return await timed(`${name}, ${count.toLocaleString('en')} calls`, server);
  } finally {
    await server.stop();
  }
}

async function timed(name: string, server: Started): Promise<Row[]> {
  const { call } = await adminOf(server.address);
  const time = async (what: string, work: (run: number) => Promise<void>): Promise<Row> => {
    const times: number[] = [];
    const used = await server.processor();
    for (let run = 0; run < runs; run++) {
      const started = performance.now();
      await work(run);
      times.push(performance.now() - started);
    }
    const processor = ((await server.processor()) - used) / runs;
    const slow = times.sort((a, b) => a - b)[Math.floor(runs * 0.95)] ?? Number.NaN;
    const half = times[Math.floor(runs / 2)] ?? Number.NaN;
    const row = {
      what: `${what}, ${name}`,
      measured: `p95 ${milliseconds(slow)}, half ${milliseconds(half)}, server CPU ${milliseconds(processor)}`,
      budget: `≤ ${budget} ms`,
      isMet: slow <= budget,
    };
    // All of them together take minutes.
    printRows([row]);
    return row;
  };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const list = async (filters: object, page = 1, least = 20): Promise<void> => {
    const { items } = await call<{ items: unknown[] }>('Admin.AccessLog.List', { filters, page, per_page: 20, sort: '-time' });
    if (items.length < least) throw new Error(`${JSON.stringify(filters)}, page ${page}: ${items.length} rows`);
  };
  const tiles = async (screen: string, request: object = {}): Promise<void> => void (await call(`Admin.${screen}.Tiles`, { ...request }));
  const ofDay = (ago: number) => ({ time: { from: day(ago), to: day(ago) } });
  const ofWeek = { time: { from: day(6) } };
  const known = await call<{ items: { request_id: string }[] }>('Admin.AccessLog.List', { filters: { app_key: quietApp, ...ofDay(5) }, per_page: 50 });
  const requestIds = known.items.map(({ request_id }) => request_id);
  return [
    await time('the newest calls', () => list({})),
    await time('the same: the next pages', (run) => list({}, run + 2)),
    await time('the same: the last week, page 500', () => list(ofWeek, 500)),
    await time('the same: a busy app on a day', (run) => list({ app_key: loudApp, ...ofDay(1 + (run % 20)) })),
    await time('the same: a quiet app on a day', (run) => list({ app_key: quietApp, ...ofDay(1 + (run % 20)) }, 1, 1)),
    await time('the same: an app that is none', () => list({ app_key: 'app-none', ...ofWeek }, 1, 0)),
    await time('the same: an account, the week', () => list({ account_id: loudAccount, ...ofWeek })),
    await time('the same: an interface of a quiet app, the week', (run) => list({ app_key: quietApp, service: `Shop.Goods.Call${run}`, ...ofWeek }, 1, 0)),
    await time('the same: refusals of a busy app on a day, page 3', (run) => list({ app_key: loudApp, ret: { in: [406] }, ...ofDay(1 + (run % 20)) }, 3)),
    await time('the same: rare failures of a day', (run) => list({ ret: { in: [502] }, ...ofDay(1 + (run % 20)) })),
    await time('the same: rare failures of a quiet app', () => list({ app_key: quietApp, ret: { in: [502] } }, 1, 0)),
    await time('the same: failed calls of the week', () => list({ kind: { in: ['failed'] }, ...ofWeek })),
    await time('the same: a request id', (run) => list({ request_id: requestIds[run % requestIds.length], ...ofWeek }, 1, 1)),
    await time('the same: a request id that is none', () => list({ request_id: 'none' }, 1, 0)),
    await time('figures of the home page', async () => void (await call('Admin.Home.GetOverview'))),
    await time('live traffic', () => tiles('ApiFlow')),
    await time('live traffic of a kind', () => tiles('ApiFlow', { filters: { kind: 'paid' } })),
    await time('daily statistics of 7 days', () => tiles('ApiPort')),
    await time('the same: 30 days', () => tiles('ApiPort', { range: '30d' })),
    await time('the same: 90 days', () => tiles('ApiPort', { range: '90d' })),
    await time('the same: 90 days of a busy app', () => tiles('ApiPort', { range: '90d', filters: { app_key: loudApp } })),
    await time('the same: 30 days of an account', () => tiles('ApiPort', { range: '30d', filters: { account_id: 8 } })),
    await time('the same: 90 days of an interface', () => tiles('ApiPort', { range: '90d', filters: { service: 'Shop.Goods.Call7' } })),
    await time('the same: 30 days of a kind', () => tiles('ApiPort', { range: '30d', filters: { kind: 'failed' } })),
    await time('statistics of apps', () => tiles('AppStats')),
    await time('the same: 90 days', () => tiles('AppStats', { range: '90d' })),
    await time('overview of 30 days', () => tiles('StatsOverview', { range: '30d' })),
    await time('usage of one developer, 30 days', async () => void (await call('Platform.MyUsage.Tiles', { range: '30d' }))),
    await time('calls of one developer', async () => void (await call('Platform.MyCall.List', { filters: ofWeek, per_page: 20 }))),
    await time('sums of days', async () => void (await call('Admin.TrafficDay.List', { per_page: 20 }))),
  ];
}
