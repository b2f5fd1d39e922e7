import { escapeXml } from '../../../engine/core/text/xml.ts';
import type { PortalRequest } from '../../../engine/server/index.ts';
import type { Article } from './article-book.ts';
import { contentOf } from './article-html.ts';

/** The newest articles as Atom (RFC 4287). */
export function atomFeed({ site, origin, path, language }: PortalRequest, articles: readonly Article[]): string {
  const title = escapeXml(site.title || 'Portico');
  const newest =
    articles
      .map(({ publish_time }) => publish_time)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = articles.map((article) => {
    const address = `${origin}/articles/${article.id}`;
    const author = article.author ? `<author><name>${escapeXml(article.author)}</name></author>` : '';
    return `<entry><title>${escapeXml(article.title)}</title><id>${address}</id><link href="${address}"/><updated>${article.publish_time}</updated>${author}<summary>${escapeXml(article.abstract)}</summary><content type="html">${escapeXml(contentOf(article).text)}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'zh_cn' ? 'zh-CN' : language}">
<title>${title}</title><id>${origin}/</id><link href="${origin}/"/><link rel="self" href="${origin}${path}"/><updated>${newest}</updated>
<author><name>${title}</name></author>
${entries.join('\n')}
</feed>
`;
}
