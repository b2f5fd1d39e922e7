/**
 * `npm run soak [-- --minutes 10]`: a server of its own on a PostgreSQL of its own under steady load, the database switched off every two
 * minutes. Prints one line a minute and ends with exit code 1 when the server ended, an answer was wrong, an acknowledged record is missing or
 * memory grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeXlsxStream } from 'hucre/xlsx';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { hasOwnPostgres, makePostgres } from '../../tests/helpers/own-postgres.ts';
import { documentOf, prepare, startServer, startUpstream } from './installation.ts';
import { SoakCaller } from './soak-caller.ts';
import { Tally } from './tally.ts';

/** How long after the database is back a call may still be refused, in milliseconds. */
const recovery = 20_000;
/** Growth of memory a minute that is taken for none, in MB: what ten minutes cannot tell from noise. */
const flat = 3;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 600)) {
  console.error(`--minutes is ${values.minutes}; allowed: a number up to 600`);
  process.exit(2);
}
if (!hasOwnPostgres) process.exit(2);

const folder = mkdtempSync(join(tmpdir(), 'portico-soak-'));
/** What the server says, kept when something is broken. */
const log = join(tmpdir(), `portico-soak-${process.pid}.log`);
const postgres = await makePostgres();
const upstream = await startUpstream();
const tally = new Tally();
let quietFrom = 0;
let ended: number | null | undefined;
const isDisturbed = () => Date.now() < quietFrom;

const { child, address } = await startServer(
  { PORTICO_DATA: join(folder, 'data'), DATABASE_URL: postgres.address, PORTICO_OUTBOUND_ALLOW: upstream.address.replace('http://', '') },
  log,
  (sample) => tally.sample(sample),
  (code) => {
    ended = code;
  },
);
try {
  const { adminToken, appToken, proxied, edited } = await prepare(address, upstream.address);
  const caller = new SoakCaller(address, tally, isDisturbed);
  const asApp = <Data>(service: string, fields: Parameters<SoakCaller['call']>[1]) => caller.call<Data>(service, { access_token: appToken, ...fields });
  const asAdmin = <Data>(service: string, fields: Parameters<SoakCaller['call']>[1]) => caller.call<Data>(service, { access_token: adminToken, ...fields });
  const until = Date.now() + minutes * 60_000;
  const loop = async (pause: number, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; Date.now() < until && ended === undefined; turn++) {
      await work(turn);
      await sleep(pause);
    }
  };
  const expect = (isRight: boolean, what: string, answer: unknown) => {
    if (answer !== null && !isRight) tally.wrongly(`${what}: ${JSON.stringify(answer).slice(0, 200)}`);
  };
  const finished = async (job: number): Promise<{ status: string; result: { imported?: number } | null } | null> => {
    for (;;) {
      const view = await asAdmin<{ status: string; result: { imported?: number } | null }>('Admin.Job.Get', { id: job });
      if ((view && !['waiting', 'running'].includes(view.status)) || ended !== undefined) return view;
      await sleep(500);
    }
  };

  const proxy = (turn: number) => asApp<{ id: number }>(proxied, { id: turn }).then((answer) => expect(answer?.id === turn, proxied, answer));
  const sandbox = (turn: number) => asApp<{ sum: number }>(edited, { a: turn, b: 1 }).then((answer) => expect(answer?.sum === turn + 1_001, edited, answer));
  const data = (writer: number) => async (turn: number) => {
    const name = `goods ${writer} ${turn}`;
    if (await asApp('Shop.Goods.Create', { name, price: turn, stock: writer })) tally.acknowledged.rows.add(name);
  };
  const list = () =>
    asAdmin<ListAnswer>('Admin.Configuration.List', { per_page: 50, sort: 'id' }).then((answer) => expect(Array.isArray(answer?.items), 'List', answer));
  const setting = async (turn: number) => {
    if (await asAdmin('Admin.Configuration.Add', { name: `one_${turn}`, value: 'x' })) tally.acknowledged.settings.add(`one_${turn}`);
  };
  const swagger = async (turn: number) => {
    const preview = await asAdmin<{ upload: string }>('Admin.Interface.ImportPreview', { document: documentOf(upstream.address, `${turn + 2}`) });
    const applied = preview && (await asAdmin<{ job: number }>('Admin.Interface.ImportApply', { upload: preview.upload, publish: 'true' }));
    if (applied) await finished(applied.job);
  };
  const sheet = async (turn: number) => {
    const names = Array.from({ length: 100 }, (_, row) => `sheet_${turn}_${row}`);
    const applied = await asAdmin<{ job: number }>('Admin.Configuration.Import', { file: turn % 2 ? csvOf(names) : await workbookOf(names) });
    const view = applied && (await finished(applied.job));
    if (view?.status !== 'done') return;
    expect(view.result?.imported === names.length, 'Import', view);
    for (const name of names) tally.acknowledged.settings.add(name);
  };
  const restart = async () => {
    quietFrom = Number.POSITIVE_INFINITY;
    postgres.stop();
    await sleep(3_000);
    postgres.start();
    quietFrom = Date.now() + recovery;
  };
  const tell = async (turn: number) => {
    if (turn > 0) console.log(tally.line(turn - 1));
  };

  await Promise.all([
    ...[1, 2, 3, 4].map(() => loop(20, proxy)),
    ...[1, 2].map(() => loop(50, sandbox)),
    ...[1, 2].map((writer) => loop(50, data(writer))),
    loop(200, list),
    loop(100, setting),
    loop(20_000, swagger),
    loop(15_000, sheet),
    loop(60_000, tell),
    // The last one early enough for everything to be back before the end.
    loop(120_000, async (turn) => {
      if (turn > 0 && until - Date.now() > 40_000) await restart();
    }),
  ]);
  console.log(tally.line(Math.ceil(minutes) - 1));

  const lost = ended === undefined ? await missing(asApp, asAdmin) : null;
  const slope = tally.slope();
  const judged: [what: string, isRight: boolean, measured: string][] = [
    ['server', ended === undefined, ended === undefined ? 'ran to the end' : `ended with ${ended}`],
    ['answers', tally.wrongCount === 0, `${tally.wrongCount} wrong`],
    [
      'acknowledged records',
      lost?.length === 0,
      lost ? `${lost.length} of ${tally.acknowledged.rows.size + tally.acknowledged.settings.size} lost` : 'not read',
    ],
    ['memory', slope === null || slope <= flat, slope === null ? 'too short a run to judge (6 minutes)' : `${slope.toFixed(2)} MB a minute after the third`],
  ];
  for (const what of [...tally.wrong, ...(lost ?? []).slice(0, 20).map((name) => `lost: ${name}`)]) console.error(what);
  for (const [what, isRight, measured] of judged) console.log(`${isRight ? 'ok    ' : 'BROKEN'} ${what}: ${measured}`);
  process.exitCode = judged.every(([, isRight]) => isRight) ? 0 : 1;
  if (process.exitCode === 0) rmSync(log);
  else console.error(`what the server said: ${log}`);
} finally {
  child.kill('SIGKILL');
  postgres.remove();
  upstream.server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}

type Ask = <Data>(service: string, fields: Parameters<SoakCaller['call']>[1]) => Promise<Data | null>;

/** Names that were acknowledged and are not there. */
async function missing(asApp: Ask, asAdmin: Ask): Promise<string[]> {
  const found = new Set<string>();
  const read = async (page: (number: number) => Promise<{ items: Record<string, unknown>[] } | null>) => {
    for (let number = 1; ; number++) {
      const items = (await page(number))?.items ?? [];
      for (const { name } of items) found.add(String(name));
      if (items.length === 0) return;
    }
  };
  await read((page) => asApp('Shop.Goods.GetList', { page, per_page: 100 }));
  await read((page) => asAdmin('Admin.Configuration.List', { page, per_page: 100, sort: 'id' }));
  return [...tally.acknowledged.rows, ...tally.acknowledged.settings].filter((name) => !found.has(name));
}

function csvOf(names: string[]): File {
  return new File([`name,value\n${names.map((name) => `${name},x\n`).join('')}`], 'settings.csv');
}

async function workbookOf(names: string[]): Promise<File> {
  const rows = async function* () {
    for (const name of names) yield [name, 'x'];
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of writeXlsxStream(rows(), { name: 'settings', columns: [{ header: 'name' }, { header: 'value' }] })) parts.push(new Uint8Array(part));
  return new File(parts, 'settings.xlsx');
}
