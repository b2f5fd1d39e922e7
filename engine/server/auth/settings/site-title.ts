import type { Query } from '../../kernel/ports/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const key = 'site_title';

/** What the platform calls itself; empty while nobody has said. */
export async function readSiteTitle(query: Query): Promise<string> {
  const title = await readSetting(query, key);
  return typeof title === 'string' ? title : '';
}

export async function writeSiteTitle(query: Query, title: string): Promise<void> {
  await writeSetting(query, key, title);
}
