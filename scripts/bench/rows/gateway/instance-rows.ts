import { availableParallelism } from 'node:os';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { adminOf, callerOf } from '../../bench-client.ts';
import { withInstallation } from '../../installation.ts';
import { type Load, type LoadPlan, startLoad } from '../../load/load.ts';
import { type Started, startPinned } from '../../processes.ts';
import { median, type Row, requests } from '../../row.ts';
import { addApp } from '../../samples/bench-app.ts';

const rounds = 5;
const seconds = 3;
const share = 1.7;
/** Two instances, their database and what calls them, each on a core of its own. */
const coresNeeded = 4;
const database = 'portico_bench_instances';

interface Round {
  perSecond: number;
  /** Processor time of a call at each instance that was called, in microseconds. */
  costs: number[];
  wrong: number;
}

/**
 * Two instances on one PostgreSQL against one of them, in turn, by the same computed interface; skipped without PORTICO_TEST_POSTGRES. Rates tell it
 * only where every process has a core of its own. With fewer, what two such instances could answer follows from the processor time that a call takes
 * at each while both are called: what they do for each other, and wait for, is in it; what PostgreSQL itself could not keep up with is not.
 */
export async function instanceRows(): Promise<Row[]> {
  const server = process.env.PORTICO_TEST_POSTGRES;
  if (!server) {
    console.log('SKIPPED: two instances (set PORTICO_TEST_POSTGRES=postgres://… to measure them)');
    return [];
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const drop = () => client.query(`drop database if exists ${database} with (force)`);
  await drop();
  await client.query(`create database ${database}`);
  try {
    return await withInstallation(async (_folder, environment) => {
      const shared = { ...environment, DATABASE_URL: Object.assign(new URL(server), { pathname: `/${database}` }).href };
      const one = await startPinned('scripts/start.js', shared, 0);
      const other = await startPinned('scripts/start.js', shared, availableParallelism() < coresNeeded ? 0 : 1);
      try {
        return [await compared(one, other)];
      } finally {
        await other.stop();
        await one.stop();
      }
    });
  } finally {
    await drop();
    await client.end();
  }
}

async function compared(one: Started, other: Started): Promise<Row> {
  const plan = await publish(one.address);
  await measured([one, other], plan);
  const runs: { alone: Round; otherAlone: Round; together: Round }[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push({ alone: await measured([one], plan), otherAlone: await measured([other], plan), together: await measured([one, other], plan) });
  // Each beside itself: two processes of the same code are never equally dear.
  const alone = [median(runs.map((run) => run.alone.costs[0]!)), median(runs.map((run) => run.otherAlone.costs[0]!))];
  const costs = [0, 1].map((place) => median(runs.map(({ together }) => together.costs[place]!)));
  const byProcessor = costs.reduce((sum, each, place) => sum + alone[place]! / each, 0);
  const byRate = median(runs.map((run) => run.together.perSecond / run.alone.perSecond));
  const hasCores = availableParallelism() >= coresNeeded;
  const ratio = hasCores ? byRate : byProcessor;
  const wrong = runs.flatMap(Object.values<Round>).reduce((sum, each) => sum + each.wrong, 0);
  const rate = requests(median(runs.map(({ together }) => together.perSecond)));
  const figures = `${alone.map(Math.round).join(' and ')} µs of processor time a call alone, ${costs.map(Math.round).join(' and ')} at both`;
  return {
    what: `two instances on PostgreSQL against one${wrong > 0 ? ` (${wrong} wrong answers)` : ''}`,
    measured: hasCores
      ? `${rate} = ${byRate.toFixed(2)} ×, ${figures}`
      : `${byProcessor.toFixed(2)} × by processor time: ${figures}; ${availableParallelism()} cores are too few for rates (${rate} = ${byRate.toFixed(2)} ×)`,
    budget: `≥ ${share} × one`,
    isMet: wrong === 0 && ratio >= share,
  };
}

async function measured(servers: readonly Started[], plan: Omit<LoadPlan, 'address'>): Promise<Round> {
  const before = await Promise.all(servers.map((server) => server.processor()));
  const loads: Load[] = await Promise.all(servers.map((server) => startLoad({ ...plan, seconds, address: server.address })));
  const after = await Promise.all(servers.map((server) => server.processor()));
  return {
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
    costs: loads.map(({ calls }, place) => ((after[place]! - before[place]!) * 1_000) / calls),
    wrong: loads.reduce((sum, load) => sum + load.wrong, 0),
  };
}

async function publish(address: string): Promise<Omit<LoadPlan, 'address'>> {
  const { call } = await adminOf(address);
  const { key, secret } = await addApp(call);
  const service = 'Bench.Sum.Add';
  const definition = computedDefinition(service, { a: 'integer', b: 'integer', text: 'string' }, { sum: ['add', 'a', 'b'], text: 'text' });
  const { id } = await call<{ id: number }>('Admin.Interface.Save', { definition });
  await call('Admin.Interface.Publish', { id });
  const { access_token } = await callerOf(address)<{ access_token: string }>('App.Auth.ApplyToken', { app_key: key, app_secret: secret });
  return { body: new URLSearchParams({ s: service, a: '19', b: '23', text: 'x'.repeat(230), access_token }).toString(), expect: '"sum":42' };
}
