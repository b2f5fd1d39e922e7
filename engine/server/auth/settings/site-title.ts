import type { Query } from '../../kernel/ports/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const key = 'site_title';

/** Returns the title of the site; empty if it is not set. */
export async function readSiteTitle(query: Query): Promise<string> {
  const title = await readSetting(query, key);
  return typeof title === 'string' ? title : '';
}

/** Stores the title of the site. */
export async function writeSiteTitle(query: Query, title: string): Promise<void> {
  await writeSetting(query, key, title);
}
