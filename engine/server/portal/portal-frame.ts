import { texts } from '../../../generated/words/engine-server/portal.ts';
import { languageFacts } from '../../../generated/words/languages.ts';
import { type Html, html, trustedHtml } from '../../core/text/html.ts';
import { logoPath } from '../../core/text/logo-path.ts';
import { languages } from '../../core/text/text.ts';
import type { PortalParts, PortalRequest } from '../kernel/portal-parts.ts';

type Links = NonNullable<PortalParts['links']>;

const product = 'Portico';
const mark = html`<svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true"><path fill="currentColor" d="${logoPath}"/></svg>`;
const halves = trustedHtml(
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6.250" fill="none" stroke="currentColor" stroke-width="1.500"/><path d="M8 1.750a6.250 6.250 0 0 1 0 12.500z" fill="currentColor"/></svg>',
);
const lens = trustedHtml(
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.500" aria-hidden="true"><circle cx="7" cy="7" r="4.750"/><path d="m10.500 10.500 3.500 3.500"/></svg>',
);

/** Returns the title of the site, or the product's name. */
export function siteTitle({ site }: Pick<PortalRequest, 'site'>): string {
  return site.title || product;
}

/** Returns a page that the server draws between header and footer. */
export function framed(request: PortalRequest, links: Links, body: Html): Html {
  return html`<a class="skip" href="#content">${texts.skip[request.language]}</a>
${headerOf(request, links)}
<main id="content" tabindex="-1">
${body}
</main>
${footerOf(request, links)}`;
}

function headerOf(request: PortalRequest, links: Links): Html {
  const { language, session, site, path } = request;
  const title = siteTitle(request);
  return html`<header class="site-header"><div class="site-bar">
<a class="site-logo" href="/">${site.logo ? html`<img src="${site.logo}" alt="" height="28">` : mark}<span>${title}</span></a>
<nav aria-label="${texts.sections[language]}">${links.map(
    (link) => html`<a href="${link.path}"${isAt(path, link.path) && trustedHtml(' aria-current="page"')}>${link.label[language]}</a>`,
  )}</nav>
<div class="site-tools"><a class="site-tool" href="/search" aria-label="${texts.search[language]}" title="${texts.search[language]}">${lens}</a>${languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        html`<a class="site-tool" href="${addressIn(request, other)}" hreflang="${languageFacts[other].tag}" lang="${languageFacts[other].tag}" data-language="${other}">${languageFacts[other].name}</a>`,
    )}<button type="button" class="site-tool" id="theme" aria-label="${texts.theme[language]}" title="${texts.theme[language]}" hidden>${halves}</button>
${
  session
    ? html`<a class="button" href="/console/">${texts.console[language]}</a>`
    : html`<a class="site-tool site-sign-in" href="/login">${texts.signIn[language]}</a>${site.registration.isOpen && html`<a class="button" href="/register">${texts.signUp[language]}</a>`}`
}</div>
</div></header>`;
}

function footerOf(request: PortalRequest, links: Links): Html {
  const { language, site } = request;
  return html`<footer class="site-footer"><div class="site-bar">
<div><strong>${siteTitle(request)}</strong>${site.description && html`<p>${site.description}</p>`}</div>
<nav aria-label="${texts.footer[language]}">${links.map(({ path, label }) => html`<a href="${path}">${label[language]}</a>`)}${
    site.registration.agreement && html`<a href="/agreement">${texts.agreement[language]}</a>`
  }</nav>
<p class="site-small">${texts.footerText[language]}${recordOf(site)}</p>
</div></footer>`;
}

/** Returns the number under which the site is registered with the authorities. */
function recordOf({ recordNumber, recordLink }: PortalRequest['site']): Html | null {
  if (!recordNumber) return null;
  return recordLink ? html` · <a href="${recordLink}" rel="noopener">${recordNumber}</a>` : html` · ${recordNumber}`;
}

function isAt(path: string, link: string): boolean {
  return path === link || path.startsWith(`${link}/`);
}

function addressIn({ path, query }: PortalRequest, language: string): string {
  return `${path}?${new URLSearchParams({ ...query, language })}`;
}
