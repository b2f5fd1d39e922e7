import type { Language } from '../../core/text/text.ts';
import { opened, type StoredSiteSettings } from '../auth/settings/site-settings.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PortalRequest } from '../kernel/portal-parts.ts';
import { portalOf } from './portal.ts';
import { framed } from './portal-frame.ts';

/** The body of the front page, as a visitor would see it with settings that are only tried. */
export async function portalPreview(platform: Platform, { docs, ...settings }: StoredSiteSettings, language: Language): Promise<string> {
  const site = opened(platform.keyring, { ...settings, docs: { ...docs, sealedPassword: null } });
  const request: PortalRequest = { session: null, language, ip: '', userAgent: '', path: '/', params: {}, query: {}, origin: '', site, isPreview: true };
  const portal = portalOf(platform);
  const page = await portal.pages['/']?.(request);
  return page ? framed(request, portal.links, page.body).text : '';
}
