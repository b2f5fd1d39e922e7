import { texts } from '../../../generated/words/engine-server/portal.ts';
import { html } from '../../core/text/html.ts';
import { fillText } from '../../core/text/text.ts';
import type { PortalPage, PortalParts, PortalRequest } from '../kernel/portal-parts.ts';

const longest = 100;

/** Returns what all plugins find for some words, limited to what the reader may know of. */
export async function searchPage(request: PortalRequest, parts: readonly PortalParts[]): Promise<PortalPage> {
  const { language } = request;
  const words = (request.query.q ?? '').trim().slice(0, longest);
  const found = words === '' ? [] : await Promise.all(parts.flatMap(({ search }) => search?.(request, words) ?? []));
  const groups = found.filter(({ rows }) => rows.length > 0);
  const title = words === '' ? texts.search[language] : fillText(texts.found, { words })[language];
  return {
    head: { title, isPrivate: true, canonical: '/search' },
    body: html`<div class="narrow">
<h1>${title}</h1>
${searchForm(request, words)}
${words !== '' && groups.length === 0 && html`<p class="empty">${texts.nothing[language]}</p>`}
${groups.map(
  ({ label, rows }) =>
    html`<section class="found"><h2>${label}</h2><ul>${rows.map(
      (row) => html`<li><a href="${row.path}">${row.title}</a>${row.code && html`<code>${row.code}</code>`}${row.text && html`<p>${row.text}</p>`}</li>`,
    )}</ul></section>`,
)}
</div>`,
  };
}

/** Returns the search form, filled with the words. */
export function searchForm({ language }: Pick<PortalRequest, 'language'>, words = '') {
  return html`<form class="site-search" action="/search" role="search"><input type="search" name="q" value="${words}" maxlength="${longest}" placeholder="${texts.searchFor[language]}" aria-label="${texts.searchFor[language]}"><button>${texts.search[language]}</button></form>`;
}
