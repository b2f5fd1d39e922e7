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
const databases = { shared: 'portico_bench_instances', own: 'portico_bench_stranger' };

interface Round {
  perSecond: number;
  /** Processor time of a call at each instance that was called, in microseconds. */
  costs: number[];
  wrong: number;
}

/** What is called, and how. */
interface Called {
  server: Started;
  plan: Omit<LoadPlan, 'address'>;
}

/**
 * Two instances on one PostgreSQL against one of them, in turn, by the same computed interface; skipped without PORTICO_TEST_POSTGRES. Rates tell it
 * only where every process has a core of its own. With fewer, it follows from the processor time that a call takes at each of the two while both are
 * called, against what it takes there while a stranger is called beside it: an instance with a database of its own. Two processes on one core make each
 * other dearer whatever they are; what is left is what instances of one installation do for each other and wait for. What PostgreSQL itself could not
 * keep up with is not in it.
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
  const names = Object.values(databases);
  const drop = async () => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  };
  await drop();
  for (const name of names) await client.query(`create database ${name}`);
  const addressOf = (name: string) => ({ DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href });
  try {
    return await withInstallation((_folder, shared) =>
      withInstallation(async (_ownFolder, own) => {
        const core = availableParallelism() < coresNeeded ? 0 : 1;
        const started = [
          await startPinned('scripts/start.js', { ...shared, ...addressOf(databases.shared) }, 0),
          await startPinned('scripts/start.js', { ...shared, ...addressOf(databases.shared) }, core),
          await startPinned('scripts/start.js', { ...own, ...addressOf(databases.own) }, core),
        ] as const;
        try {
          return [await compared(...started)];
        } finally {
          for (const { stop } of started) await stop();
        }
      }),
    );
  } finally {
    await drop();
    await client.end();
  }
}

async function compared(one: Started, other: Started, stranger: Started): Promise<Row> {
  const shared = await publish(one.address);
  const [first, second, third] = [
    { server: one, plan: shared },
    { server: other, plan: shared },
    { server: stranger, plan: await publish(stranger.address) },
  ];
  await measured([first, second, third]);
  const runs: { alone: Round; firstWithThird: Round; secondWithThird: Round; together: Round }[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push({
      alone: await measured([first]),
      firstWithThird: await measured([first, third]),
      together: await measured([first, second]),
      secondWithThird: await measured([second, third]),
    });
  // Each against itself: two processes of the same code are never equally dear.
  const apart = [median(runs.map((run) => run.firstWithThird.costs[0]!)), median(runs.map((run) => run.secondWithThird.costs[0]!))];
  const costs = [0, 1].map((place) => median(runs.map(({ together }) => together.costs[place]!)));
  const byProcessor = costs.reduce((sum, each, place) => sum + apart[place]! / each, 0);
  const byRate = median(runs.map((run) => run.together.perSecond / run.alone.perSecond));
  const hasCores = availableParallelism() >= coresNeeded;
  const ratio = hasCores ? byRate : byProcessor;
  const wrong = runs.flatMap(Object.values<Round>).reduce((sum, each) => sum + each.wrong, 0);
  const rate = requests(median(runs.map(({ together }) => together.perSecond)));
  const alone = Math.round(median(runs.map((run) => run.alone.costs[0]!)));
  const figures = `${costs.map(Math.round).join(' and ')} µs of processor time a call at both, ${apart.map(Math.round).join(' and ')} each beside a stranger, ${alone} at the first alone`;
  return {
    what: `two instances on PostgreSQL against one${wrong > 0 ? ` (${wrong} wrong answers)` : ''}`,
    measured: hasCores
      ? `${rate} = ${byRate.toFixed(2)} ×, ${figures}`
      : `${byProcessor.toFixed(2)} × by processor time: ${figures}; ${availableParallelism()} cores are too few for rates (${rate} = ${byRate.toFixed(2)} ×)`,
    budget: `≥ ${share} × one`,
    isMet: wrong === 0 && ratio >= share,
  };
}

async function measured(called: readonly Called[]): Promise<Round> {
  const before = await Promise.all(called.map(({ server }) => server.processor()));
  const loads: Load[] = await Promise.all(called.map(({ server, plan }) => startLoad({ ...plan, seconds, address: server.address })));
  const after = await Promise.all(called.map(({ server }) => server.processor()));
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
