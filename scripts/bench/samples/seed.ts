import { join } from 'node:path';
import { tableOf } from '../../../engine/core/derive/table/table.ts';
import { openDatabase } from '../../../engine/server/data/open-database.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { loadScreens } from '../../../engine/server/screens/load-screens.ts';
import { schemaFolders } from '../../../generated/plugins.server.ts';

/**
 * Written straight into the tables, which is no part of what is measured. Rows as they are where it hurts: moments shared by hundreds, gaps,
 * one value nearly everywhere and another almost nowhere, texts of some length.
 */
export async function seed(dataFolder: string, rows: { article: number; configuration?: number }): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  const { screens } = await loadScreens({ folders: schemaFolders.map((folder) => join(import.meta.dirname, '../../..', folder)) });
  for (const screen of screens) {
    const table = screen.name in rows ? tableOf(screen) : null;
    if (table) database.writePinyin(table);
  }
  const configuration = (at: number) => ({ name: `key_${at}`, value: 'x', ...common(at - (at % 1_000)) });
  await insert(database, 'article', rows.article, articleOf(rows.article));
  await insert(database, 'configuration', rows.configuration ?? 0, configuration);
  await database.close();
}

/** @returns how the article at a place is, of so many */
export function articleOf(count: number): (at: number) => Record<string, unknown> {
  return (at) => ({
    title: `文章 ${at}`,
    abstract: '摘要'.repeat(20),
    content: `<p>${'内容'.repeat(at % 20 === 0 ? 5_000 : 100)}</p>`,
    view_permission: at % 50 === 0 ? 'member' : 'tourist',
    publish_time: moment(Math.floor(((at * 7919) % count) / 500) * 500),
    author: at % 3 === 0 ? null : `作者 ${at % 20}`,
    read_times: at % 7,
    topping: at % 1_000 === 0,
    status: at % 1_000 === 1 ? 'undercarriage' : at % 10 === 0 ? 'hidden' : 'shown',
    ...common(at),
  });
}

function common(at: number): Record<string, unknown> {
  return { created_at: moment(at), updated_at: moment(at), rev: 1 };
}

function moment(offset: number): string {
  return new Date(Date.UTC(2026, 0, 1) + offset * 60_000).toISOString();
}

async function insert(
  database: Awaited<ReturnType<typeof openDatabase>>,
  table: string,
  count: number,
  row: (at: number) => Record<string, unknown>,
): Promise<void> {
  const batch = 500;
  for (let start = 0; start < count; start += batch * 40) {
    await database.transact(async (query) => {
      for (let at = start; at < Math.min(start + batch * 40, count); at += batch) {
        await anyTable(query)
          .insertInto(table)
          .values(Array.from({ length: batch }, (_, index) => row(at + index)))
          .execute();
      }
    });
  }
}
