import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasIndexFor, sortableFields } from '../../../engine/core/derive/table/list-order.ts';
import { tableOf } from '../../../engine/core/derive/table/table.ts';
import type { Screen } from '../../../engine/core/descriptor/types.ts';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { openDatabase } from '../../../engine/server/data/open-database.ts';
import { createRepository } from '../../../engine/server/data/repository/repository-of.ts';
import type { Condition, PageRequest } from '../../../engine/server/kernel/ports/repository.ts';
import { loadScreens } from '../../../engine/server/screens/load-screens.ts';
import { schemaFolders } from '../../../generated/plugins.server.ts';
import { withInstallation } from '../installation.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { seed } from '../samples/seed.ts';

const perPage = 20;
const deepPage = 50_000;
const pagesEach = 9;
const budget = 5;
const countBudget = 100;

/** From nearly all rows to hardly any. */
const selections: Record<string, Condition[]> = {
  'of all': [],
  'of most': [{ field: 'status', operator: 'eq', value: 'shown' }],
  'of a tenth': [{ field: 'status', operator: 'eq', value: 'hidden' }],
  'of one in fifty': [{ field: 'view_permission', operator: 'eq', value: 'member' }],
  'of two conditions': [
    { field: 'status', operator: 'eq', value: 'hidden' },
    { field: 'view_permission', operator: 'eq', value: 'member' },
  ],
  'of a week': [
    { field: 'publish_time', operator: 'from', value: '2026-03-01T00:00:00.000Z' },
    { field: 'publish_time', operator: 'before', value: '2026-03-08T00:00:00.000Z' },
  ],
  'of a thousandth': [{ field: 'status', operator: 'eq', value: 'undercarriage' }],
};

interface Measured {
  what: string;
  /** Of the processor, for one page: what else the machine does is left out. */
  milliseconds: number;
}

/**
 * Every order the list of articles offers, both ways, under each selection, over a million rows with ties on the embedded database: page 1, a deep page,
 * and page 1 after a write, which counts and looks for the rows anew. An order without an index is offered for few rows only, and left out for more.
 */
export function listRows(rows = 1_000_000): Promise<Row[]> {
  return withInstallation(async (dataFolder) => {
    mkdirSync(dataFolder, { recursive: true });
    const { screens } = await loadScreens({ folders: schemaFolders.map((folder) => join(import.meta.dirname, '../../..', folder)) });
    const screen = screens.find(({ name }) => name === 'article')!;
    const database = await openDatabase({ dataFolder, databaseUrl: undefined });
    try {
      await migrate(database, [tableOf(screen)!]);
      const begun = performance.now();
      await seed(dataFolder, { article: rows });
      console.log(`${rows.toLocaleString('en')} articles written in ${Math.round((performance.now() - begun) / 1000)} s`);
      return await measured(database, screen, rows);
    } finally {
      await database.close();
    }
  });
}

async function measured(database: Awaited<ReturnType<typeof openDatabase>>, screen: Screen, rows: number): Promise<Row[]> {
  const repository = createRepository(database, tableOf(screen)!);
  const columns = [...screen.list!.columns];
  const near: Measured[] = [];
  const far: Measured[] = [];
  const counted: Measured[] = [];
  const page = (request: Pick<PageRequest, 'conditions' | 'sort' | 'page'>) => repository.page(database.read, { ...request, perPage, columns });
  for (const [selection, conditions] of Object.entries(selections)) {
    const { total } = await page({ conditions, sort: screen.list!.sort, page: 1 });
    const deep = Math.max(1, Math.min(deepPage, Math.floor(total / perPage / 2)));
    for (const sort of sortableFields(screen).flatMap(({ name }) => [[{ field: name, descending: false }], [{ field: name, descending: true }]])) {
      if (total > screen.list!.sortableRows && !hasIndexFor(screen, sort)) continue;
      const order = `by ${sort[0]!.descending ? '-' : ''}${sort[0]!.field} ${selection}`;
      await database.transact((query) => repository.update(query, 1, null, { read_times: 1 }));
      counted.push({ what: order, milliseconds: await spent(1, () => page({ conditions, sort, page: 1 })) });
      near.push({ what: order, milliseconds: await spent(pagesEach, () => page({ conditions, sort, page: 1 })) });
      await page({ conditions, sort, page: deep });
      await idle();
      far.push({ what: `${order}, page ${deep}`, milliseconds: await spent(pagesEach, (at) => page({ conditions, sort, page: deep + at })) });
    }
  }
  const name = `${rows.toLocaleString('en')} articles with ties`;
  return [
    row(`page 1 of ${name}, any order and selection, processor`, near, budget),
    row(`a deep page of ${name}, any order and selection, processor`, far, budget),
    row(`page 1 after a write, ${name}, any order and selection, processor`, counted, countBudget),
  ];
}

async function spent(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const each: number[] = [];
  for (let at = 0; at < times; at++) {
    const before = process.cpuUsage();
    await work(at);
    const { user, system } = process.cpuUsage(before);
    each.push((user + system) / 1_000);
  }
  return median(each);
}

/** After a far jump places of the order are looked up between other work; waits until they have been. */
async function idle(): Promise<void> {
  for (let used = Number.POSITIVE_INFINITY; used > 5_000; ) {
    const before = process.cpuUsage();
    await sleep(100);
    used = process.cpuUsage(before).user;
  }
}

/** Nine of ten and the slowest, and the slowest by name where they miss. */
function row(what: string, found: Measured[], limit: number): Row {
  const slowest = [...found].sort((one, other) => other.milliseconds - one.milliseconds);
  const usual = slowest[Math.floor(found.length * 0.1)]?.milliseconds ?? Number.NaN;
  const worst = slowest[0]?.milliseconds ?? Number.NaN;
  const misses = slowest.filter((one) => one.milliseconds > limit);
  for (const miss of misses.slice(0, 12)) console.log(`     ${milliseconds(miss.milliseconds)} ${miss.what}`);
  return {
    what,
    measured: `p90 ${milliseconds(usual)}, slowest ${milliseconds(worst)}, ${misses.length} of ${found.length} above`,
    budget: `≤ ${limit} ms`,
    isMet: worst <= limit,
  };
}
