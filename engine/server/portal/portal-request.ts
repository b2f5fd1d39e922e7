import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../core/text/text.ts';
import { callerAddress } from '../http/call/caller-address.ts';
import { callerOrigin } from '../http/caller-origin.ts';
import { sessionOfPage } from '../http/session-of-page.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PortalRequest } from '../kernel/portal-parts.ts';
import type { SiteSettings } from '../kernel/ports/site.ts';

/** Returns the request of a page with its reader. */
export async function portalRequest(platform: Platform, request: FastifyRequest, site: SiteSettings): Promise<PortalRequest> {
  const query = textsOf(request.query);
  const end = request.url.indexOf('?');
  return {
    session: await sessionOfPage(request, platform.sessions),
    language: languageOfPage(request, query),
    ip: callerAddress(request, platform.config.trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
    path: end < 0 ? request.url : request.url.slice(0, end),
    params: textsOf(request.params),
    query,
    origin: site.publicOrigin ?? callerOrigin(request),
    site,
    isPreview: false,
  };
}

/** `?language=en`, otherwise the reader's earlier choice; the browser's preference is ignored, as in the applications. */
function languageOfPage({ headers }: FastifyRequest, { language }: Readonly<Record<string, string>>): Language {
  if (isLanguage(language)) return language;
  const [, stored] = /(?:^|; *)language=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  return isLanguage(stored) ? stored : defaultLanguage;
}

function textsOf(members: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries((members ?? {}) as object).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
