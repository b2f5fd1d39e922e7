import { type Html, html } from '../../../../engine/core/text/html.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import type { PortalRequest } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mall/plans.ts';
import { type Offer, perThousand, wholeNumber } from '../../shared/offer.ts';
import { coversList, markOf, priceOf, takeLink } from './offer-html.ts';

/** Interfaces that a column of the comparison names. */
const named = 12;

/** A row for each offer. */
export function offerTable(offers: readonly Offer[], request: PortalRequest): Html {
  const { language } = request;
  return html`<div class="plan-room" tabindex="0" role="region" aria-label="${texts.plansTable[language]}"><table class="plan-table">
<thead><tr><th scope="col">${texts.plan[language]}</th><th scope="col">${texts.group[language]}</th><th scope="col" class="number">${texts.callsFact[language]}</th><th scope="col" class="number">${texts.priceFact[language]}</th><th scope="col" class="number">${texts.thousandFact[language]}</th><th scope="col" class="number">${texts.validFact[language]}</th><td></td></tr></thead>
<tbody>${offers.map(
    (offer) =>
      html`<tr><th scope="row"><label><input type="checkbox" name="c${offer.id}" aria-label="${texts.compare[language]} ${offer.name}"></label><a href="/plans/${offer.id}">${offer.name}</a> ${markOf(offer, language)}</th><td>${
        offer.group || texts.combined[language]
      }</td><td class="number">${wholeNumber(offer.flow)}</td><td class="number">${priceOf(offer, language)}</td><td class="number">${thousand(offer)}</td><td class="number">${days(offer, request)}</td><td>${takeLink(offer, request)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** A column for each offer. */
export function comparison(offers: readonly Offer[], request: PortalRequest): Html {
  const { language } = request;
  const row = (label: string, cell: (offer: Offer) => Html | string) =>
    html`<tr><th scope="row">${label}</th>${offers.map((offer) => html`<td>${cell(offer)}</td>`)}</tr>`;
  return html`<div class="plan-room" tabindex="0" role="region" aria-label="${texts.compareTitle[language]}"><table class="plan-table plan-compare">
<thead><tr><td></td>${offers.map((offer) => html`<th scope="col"><a href="/plans/${offer.id}">${offer.name}</a> ${markOf(offer, language)}</th>`)}</tr></thead>
<tbody>${[
    row(texts.group[language], (offer) => offer.group || texts.combined[language]),
    row(texts.priceFact[language], (offer) => priceOf(offer, language)),
    row(texts.thousandFact[language], thousand),
    row(texts.callsFact[language], (offer) => wholeNumber(offer.flow)),
    row(texts.validFact[language], (offer) => days(offer, request)),
    row(texts.coversFact[language], (offer) => coversList(offer, language, named)),
    row('', (offer) => takeLink(offer, request)),
  ]}</tbody></table></div>`;
}

function thousand({ kind, price, flow }: Offer): string {
  return kind === 'trial' || price === null ? '–' : perThousand({ price, flow });
}

function days({ validDays }: Offer, { language }: PortalRequest): string {
  return fillText(texts.dayCount, { count: wholeNumber(validDays) })[language];
}
