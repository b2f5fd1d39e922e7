import { join } from 'node:path';
import { anyTable, type Platform, requireScreen, writeSiteSettings } from '../../../engine/server/index.ts';
import { settingsOf } from './site-config.ts';

const pictures = join(import.meta.dirname, '../pictures');

/** A new site has its record from the beginning, with pictures that advertise it; one from before takes over what stood in the screens this one replaced. */
export async function beginSite(platform: Platform): Promise<void> {
  const { database, repositories, files } = platform;
  const records = repositories.of(requireScreen(platform, 'site_config'));
  if (!records || (await records.count(database.read, { conditions: [] })) > 0) return;
  const save = async (name: string, title: string, link: string) => {
    const { name: address } = await files.saveImage({ path: join(pictures, `${name}.png`), title: `${name}.png`, accountId: null });
    return { image: `/files/${address}`, title, link };
  };
  const values = {
    template: 'classic',
    show_figures: true,
    registration_open: true,
    default_app_approved: true,
    default_app_limit: 100,
    banners_large: [await save('banner-large', 'Portico', '/docs')],
    banners_small: [await save('banner-docs', 'API', '/docs'), await save('banner-articles', 'News', '/articles')],
    ...(await before(platform)),
  };
  await database.transact(async (query) => {
    await records.insert(query, values, null);
    await writeSiteSettings(query, settingsOf(values));
  });
  await platform.events.emit({ kind: 'site-changed' });
}

/** Columns of tables whose screens are gone, by the name they have now. */
const moved = {
  docs_settings: { title: 'title', intro: 'intro', public_url: 'public_url', is_locked: 'is_locked', view_password: 'view_password' },
  app_settings: { sandbox_on_sign_up: 'default_app', sandbox_approved: 'default_app_approved', sandbox_limit: 'default_app_limit' },
};
const switches = new Set(['is_locked', 'default_app', 'default_app_approved']);

async function before({ database }: Platform): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(moved)) {
    if ((await database.inspect(table)) === null) continue;
    const row = await anyTable(database.read).selectFrom(table).selectAll().where('deleted_at', 'is', null).executeTakeFirst();
    for (const [from, to] of Object.entries(columns)) {
      const value: unknown = row?.[from];
      if (value !== null && value !== undefined) values[to] = switches.has(to) ? Boolean(value) : value;
    }
  }
  return values;
}
