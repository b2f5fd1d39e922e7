import type { Language } from '../../core/text/text.ts';
import { opened, type StoredSiteSettings } from '../auth/settings/site-settings.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PortalPage, PortalRequest } from '../kernel/portal-parts.ts';
import { portalOf } from './portal.ts';
import { framed } from './portal-frame.ts';

/** A page to be previewed. */
interface TriedPage {
  language: Language;
  path: string;
  /** Settings of the site that nobody has saved; left out: those that hold. */
  site?: StoredSiteSettings;
  /** Draws the page otherwise than it is drawn now. */
  draw?(request: PortalRequest): Promise<PortalPage | null>;
}

/** Returns the body of a page in its frame, as a visitor would see it. */
export async function portalPreview(platform: Platform, { language, path, site, draw }: TriedPage): Promise<string> {
  const settings = site ? opened(platform.keyring, { ...site, docs: { ...site.docs, sealedPassword: null } }) : await platform.site.settings();
  const request: PortalRequest = {
    ...{ session: null, language, ip: '', userAgent: '', path, params: {}, query: {}, origin: '' },
    ...{ site: settings, isPreview: true },
  };
  const portal = portalOf(platform);
  const page = await (draw ?? portal.pages[path])?.(request);
  return page ? framed(request, portal.links, page.body).text : '';
}
