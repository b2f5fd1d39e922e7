import type { Platform, SiteSettings } from '../../../engine/server/index.ts';

/** What the operator says of the apps of developers. */
export async function readAppSettings({ site }: Pick<Platform, 'site'>): Promise<SiteSettings['apps']> {
  return (await site.settings()).apps;
}
