import { type Html, html, trustedHtml } from '../../../../engine/core/text/html.ts';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { fillText, type Language } from '../../../../engine/core/text/text.ts';
import type { PortalRequest } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mall/plans.ts';
import { type Offer, perThousand, wholeNumber } from '../../shared/offer.ts';

/** Interfaces that a card names. */
const named = 4;

export interface CardPlace {
  heading: 'h2' | 'h3';
  /** Beside its button stands a box to compare it by. */
  isComparable: boolean;
}

/** Returns an offer as a card of a server-drawn page. */
export function offerCard(offer: Offer, request: PortalRequest, { heading, isComparable }: CardPlace): Html {
  const { language } = request;
  const name = html`<a href="/plans/${offer.id}">${offer.name}</a>`;
  return html`<article class="plan${offer.mark === 'recommended' && ' plan-first'}">
<div class="plan-head">${heading === 'h2' ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}${markOf(offer, language)}</div>
<p class="plan-for">${offer.group || texts.combined[language]}</p>
${priceLines(offer, language)}
<ul class="plan-facts"><li>${fillText(texts.calls, { count: wholeNumber(offer.flow) })[language]}</li><li>${
    fillText(texts.days, { count: wholeNumber(offer.validDays) })[language]
  }</li></ul>
${offer.summary && html`<p class="plan-summary">${offer.summary}</p>`}
<div class="plan-covers"><span>${texts.covers[language]}</span>${coversList(offer, language, named)}</div>
<div class="plan-acts">${takeLink(offer, request)}${
    isComparable &&
    html`<label><input type="checkbox" name="c${offer.id}" aria-label="${texts.compare[language]} ${offer.name}">${texts.compare[language]}</label>`
  }</div>
</article>`;
}

/** Returns the mark of an offer, such as recommended; null without one. */
export function markOf({ mark, kind }: Offer, language: Language): Html | null {
  if (mark) return html`<span class="tag pinned">${texts[mark][language]}</span>`;
  return kind === 'trial' ? html`<span class="tag">${texts.trial[language]}</span>` : null;
}

function priceLines(offer: Offer, language: Language): Html {
  const thousand = thousandOf(offer, language);
  return html`<p class="plan-price">${priceOf(offer, language)}</p>${thousand && html`<p class="plan-unit">${thousand}</p>`}`;
}

/** Returns the price of an offer. */
export function priceOf({ kind, price }: Offer, language: Language): Html {
  if (kind === 'trial') return html`<strong>${texts.free[language]}</strong>`;
  return price === null ? html`<span>${texts.afterSignIn[language]}</span>` : html`<strong>${formatMoney(price)}</strong>`;
}

function thousandOf({ kind, price, flow }: Offer, language: Language): string | null {
  return kind === 'trial' || price === null ? null : fillText(texts.perThousand, { price: perThousand({ price, flow }) })[language];
}

/** @param most how many are named */
export function coversList({ covers, hidden }: Offer, language: Language, most: number): Html {
  const links = covers.slice(0, most).map(({ service, title }) => html`<li><a href="/docs/${service}" title="${service}">${title}</a></li>`);
  return html`<ul>${links}${covers.length > most && html`<li>${fillText(texts.more, { count: covers.length })[language]}</li>`}${
    hidden > 0 && html`<li>${fillText(texts.hidden, { count: hidden })[language]}</li>`
  }</ul>`;
}

/**
 * Where the offer is taken: at once, or after signing up or in, from where one comes back to it.
 *
 * @param isFirst it is what the page is there for
 */
export function takeLink(offer: Offer, { session, site, language }: PortalRequest, isFirst = offer.mark === 'recommended'): Html {
  const take = `/console/billing/mall?take=${offer.id}`;
  const address = session ? take : `${site.registration.isOpen ? '/register' : '/login'}?redirect=${encodeURIComponent(take)}`;
  const word = offer.kind === 'trial' ? texts.claim : texts.buy;
  if (offer.isTried) return html`<span class="plan-tried">${texts.tried[language]}</span>`;
  return html`<a class="button${trustedHtml(isFirst ? ' first' : '')}" href="${address}" rel="nofollow" aria-label="${word[language]} ${offer.name}">${word[language]}</a>`;
}
