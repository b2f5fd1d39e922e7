import { escapeXml } from '../../core/text/xml.ts';
import type { SitemapEntry } from '../kernel/portal-parts.ts';

/** Pages search engines must not index: the applications, calls, and pages about the reader. */
const closed = ['/admin/', '/console/', '/api', '/search', '/login', '/register', '/forgot-password', '/reset-password', '/connect/'];

/**
 * Returns robots.txt (RFC 9309).
 * @param origin may be empty; the sitemap is then left out
 */
export function robotsText(origin: string): string {
  const map = origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}${map}`;
}

/**
 * Returns sitemap.xml as sitemaps.org defines it.
 * @param origin may be empty; the addresses are then relative, which no search engine accepts
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(
    ({ path, changed }) => `<url><loc>${escapeXml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}
