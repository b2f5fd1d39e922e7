import { setTimeout as sleep } from 'node:timers/promises';
import { adminOf } from '../bench-client.ts';
import { withInstallation } from '../installation.ts';
import { load } from '../load/load.ts';
import { startPinned } from '../processes.ts';
import { median, milliseconds, type Row, requests } from '../row.ts';
import { seed } from '../samples/seed.ts';

const articles = 10_000;
const manyRows = 1_000_000;
/** The columns of the list of articles. */
const shown = ['title', 'author', 'view_permission', 'read_times', 'topping', 'review_status', 'status', 'publish_time'];

/** The rows of the server: throughput of generated calls, start, memory, deep pages. */
export function serverRows(): Promise<Row[]> {
  return withInstallation(async (folder, environment) => {
    const first = await startPinned('scripts/start.js', environment);
    await first.stop();
    await seed(folder, { article: articles, configuration: manyRows });
    const starts: number[] = [];
    for (let run = 0; run < 5; run++) {
      const server = await startPinned('scripts/start.js', environment);
      starts.push(server.startup);
      await server.stop();
    }
    const server = await startPinned('scripts/start.js', environment);
    await sleep(2_000);
    const idle = server.memory();
    const rows = [...(await throughput(server.address)), ...(await pages(server.address))];
    await server.stop();
    const startup = median(starts);
    return [
      ...rows,
      { what: 'cold start to listening, existing database', measured: milliseconds(startup), budget: '≤ 600 ms', isMet: startup <= 600 },
      { what: 'idle memory', measured: `${Math.round(idle)} MiB`, budget: '≤ 120 MiB', isMet: idle <= 120 },
    ];
  });
}

async function throughput(address: string): Promise<Row[]> {
  const { call, token } = await adminOf(address);
  const session = `access_token=${token}`;
  const { items } = await call<{ items: { id: number; content: string }[] }>('Admin.Article.List', { per_page: 100 });
  // Neither an empty one nor one of the few that are as long as a book.
  const id = items.sort((a, b) => a.content.length - b.content.length)[50]?.id;
  /** As the page asks: for what its columns show. */
  const list = (sort: string, status: string, fields?: string[]) => {
    const filters = encodeURIComponent(JSON.stringify({ status: { in: [status] } }));
    const requested = fields ? `&fields=${encodeURIComponent(JSON.stringify(fields))}` : '';
    return load({ address, body: `s=Admin.Article.List&${session}&per_page=20&sort=${sort}&filters=${filters}${requested}`, expect: '"ret":200' });
  };
  const get = load({ address, body: `s=Admin.Article.Get&${session}&id=${id}`, expect: '"ret":200' });
  const create = load({ address, body: `s=Admin.Article.Add&${session}&title=t&abstract=a&content=c&publish_time=2026-01-01%2000:00:00`, expect: '"ret":200' });
  const rate = (what: string, { perSecond, p99, wrong }: ReturnType<typeof load>, budget: number): Row => ({
    what: `${what}${wrong > 0 ? ` (${wrong} wrong answers)` : ''}`,
    measured: `${requests(perSecond)}, p99 ${milliseconds(p99)}`,
    budget: `≥ ${requests(budget)}`,
    isMet: perSecond >= budget && wrong === 0,
  });
  return [
    rate('list of 20 of 10,000 articles (ties, gaps, skew, long texts): status shown, by time', list('-publish_time', 'shown', shown), 5_000),
    rate('the same: status hidden, by title', list('title', 'hidden', shown), 5_000),
    rate('the same: status undercarriage (10 of them), by reads', list('-read_times', 'undercarriage', shown), 5_000),
    rate('the same, for every field and the beginnings of the articles: status shown, by time', list('-publish_time', 'shown'), 2_500),
    rate('get by id through the generated call', get, 8_000),
    rate('create, durable', create, 2_000),
  ];
}

/** Page 1 and page 50,000 of a million rows, by number and by a time that a thousand rows share each. */
async function pages(address: string): Promise<Row[]> {
  const { call } = await adminOf(address);
  const time = async (page: number, sort = 'id'): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < 20; run++) {
      const started = performance.now();
      const { items } = await call<{ items: unknown[] }>('Admin.Configuration.List', { page, per_page: 20, sort });
      if (items.length !== 20) throw new Error(`page ${page} has ${items.length} rows`);
      times.push(performance.now() - started);
    }
    return median(times);
  };
  await time(1);
  const near = await time(1);
  const far = await time(manyRows / 20);
  const isMet = far <= near * 1.2;
  await time(1, '-updated_at');
  const tied = await time(manyRows / 40, '-updated_at');
  return [
    { what: 'page 50,000 of 1,000,000 rows beside page 1', measured: `${milliseconds(far)} : ${milliseconds(near)}`, budget: '± 20 %', isMet },
    { what: 'page 25,000 of 1,000,000 rows, 1,000 of each time', measured: milliseconds(tied), budget: '≤ 5 ms', isMet: tied <= 5 },
  ];
}
