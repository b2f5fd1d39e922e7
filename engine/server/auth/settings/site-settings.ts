import { ChangeCache } from '../../data/change-cache.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Query } from '../../kernel/ports/database.ts';
import type { Keyring } from '../../kernel/ports/keyring.ts';
import type { Site, SiteSettings } from '../../kernel/ports/site.ts';
import { openSecret } from '../secret-value.ts';
import { writePublicOrigin } from './public-address.ts';
import { readSetting, writeSetting } from './settings.ts';
import { writeSiteTitle } from './site-title.ts';

const key = 'site';

/** Site settings as they are stored: the password of the docs is sealed. */
export type StoredSiteSettings = Omit<SiteSettings, 'docs'> & { docs: { intro: string; sealedPassword: string | null } };

/** Defaults of a new installation. */
const atFirst: StoredSiteSettings = {
  title: '',
  logo: '',
  icon: '',
  keywords: '',
  description: '',
  recordNumber: '',
  recordLink: '',
  statisticsCode: '',
  template: 'classic',
  publicOrigin: null,
  apiOrigin: null,
  openNamespaces: [],
  banners: { large: [], small: [] },
  homeModules: [],
  showsFigures: true,
  hasWatermark: false,
  registration: { isOpen: true, requiresPhone: false, requiresEmail: false, isReviewed: false, agreement: '' },
  apps: { makesDefault: false, approvesDefault: true, defaultLimit: 100, most: null, initialLimit: null },
  docs: { intro: '', sealedPassword: null },
};

/** Returns the site settings, which every instance caches and reads again after `site-changed`. */
export function createSite({ database, events, keyring }: Pick<Platform, 'database' | 'events' | 'keyring'>): Site {
  const cache = new ChangeCache<SiteSettings>(1);
  events.on(({ kind }) => {
    if (kind === 'site-changed' || kind === 'missed') cache.clear();
  });
  return {
    async settings() {
      const settings = await cache.get(key, async () => opened(keyring, await readStored(database.read)));
      return settings ?? opened(keyring, atFirst);
    },
  };
}

/** Stores the site settings in the caller's transaction; the caller emits `site-changed` afterwards. */
export async function writeSiteSettings(query: Query, settings: StoredSiteSettings): Promise<void> {
  await writeSetting(query, key, settings);
  await writeSiteTitle(query, settings.title);
  await writePublicOrigin(query, settings.publicOrigin);
}

async function readStored(query: Query): Promise<StoredSiteSettings> {
  const stored = (await readSetting(query, key)) as Partial<StoredSiteSettings> | undefined;
  return { ...atFirst, ...stored };
}

/** Decrypts the secret of stored settings, for the server only. */
export function opened(keyring: Keyring, { docs, ...settings }: StoredSiteSettings): SiteSettings {
  return { ...settings, docs: { intro: docs.intro, password: openSecret(keyring, docs.sealedPassword) } };
}
