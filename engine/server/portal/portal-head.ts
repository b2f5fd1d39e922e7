import { languageFacts } from '../../../generated/words/languages.ts';
import { type Html, html } from '../../core/text/html.ts';
import { logoPath } from '../../core/text/logo-path.ts';
import { languages } from '../../core/text/text.ts';
import type { PortalHead, PortalRequest } from '../kernel/portal-parts.ts';
import { siteTitle } from './portal-frame.ts';

const productIcon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#2F5BD7" d="${logoPath}"/></svg>`)}`;
const mostDescribed = 200;

/** Returns the head of a page for search engines and shared links. */
export function headOf(request: PortalRequest, head: PortalHead): Html {
  const { origin, site, language } = request;
  const name = siteTitle(request);
  const isHome = request.path === '/';
  const title = isHome ? [name, head.title].filter(Boolean).join(' - ') : `${head.title} - ${name}`;
  const description = cut(head.description || site.description);
  const keywords = head.keywords || site.keywords;
  const image = head.image ?? site.banners.large[0]?.image;
  const path = head.canonical ?? request.path;
  const address = origin + path;
  const icon = site.icon || productIcon;
  return html`<title>${title}</title>
<link rel="icon" href="${icon}">
${description && html`<meta name="description" content="${description}">`}
${keywords && html`<meta name="keywords" content="${keywords}">`}
${head.isPrivate ? html`<meta name="robots" content="noindex">` : null}
${
  !head.isPrivate &&
  origin &&
  html`<link rel="canonical" href="${address}">
${languages.map((other) => html`<link rel="alternate" hreflang="${languageFacts[other].tag}" href="${`${address}?language=${other}`}">`)}
<link rel="alternate" hreflang="x-default" href="${address}">`
}
<link rel="alternate" type="application/atom+xml" title="${name}" href="/feed.xml">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${isHome ? name : head.title}">
<meta property="og:type" content="${head.published ? 'article' : 'website'}">
<meta property="og:locale" content="${language}">
${description && html`<meta property="og:description" content="${description}">`}
${origin && html`<meta property="og:url" content="${address}">`}
${image && origin && html`<meta property="og:image" content="${new URL(image, origin).href}">`}
${head.published && html`<meta property="article:published_time" content="${head.published}">`}
${head.author && html`<meta name="author" content="${head.author}">`}`;
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > mostDescribed ? `${line.slice(0, mostDescribed)}…` : line;
}
