import { escapeXml } from '../../core/text/xml.ts';
import type { SitemapEntry } from '../kernel/portal-parts.ts';

/** What no search engine has to look at: the applications, calls, and pages about whoever asks. */
const closed = ['/admin/', '/console/', '/api', '/search', '/login', '/register', '/forgot-password', '/reset-password', '/connect/'];

export function robotsText(origin: string): string {
  const map = origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}${map}`;
}

/** As sitemaps.org has it. @param origin may be empty, the addresses are then relative, which no search engine takes */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(
    ({ path, changed }) => `<url><loc>${escapeXml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}
