import { type Html, html, trustedHtml } from '../../../../engine/core/text/html.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { type Platform, type PortalPage, type PortalRequest, prose, sanitizeRichText } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mall/plans.ts';
import {
  byGroup,
  contactLink,
  groupsOf,
  matching,
  mostCompared,
  type Offer,
  perThousand,
  type ShelfLook,
  type Wanted,
  wholeNumber,
} from '../../shared/offer.ts';
import { type MallSettings, readMallSettings } from '../offers/mall-settings.ts';
import { descriptionOf, readOffers } from '../offers/shelf.ts';
import { coversList, markOf, offerCard, priceOf, takeLink } from './offer-html.ts';
import { comparison, offerTable } from './offer-table.ts';

const namedOnPage = 100;

/** Everything on sale, found, filtered and compared by the address alone. @param settings those that are only tried */
export async function plansPage(platform: Platform, request: PortalRequest, settings?: MallSettings): Promise<PortalPage> {
  const { language, query } = request;
  const mallSettings = settings ?? (await readMallSettings(platform));
  const { look } = mallSettings;
  const offers = await readOffers(platform, mallSettings, request);
  const wanted: Wanted = { words: query.q ?? '', kind: query.kind === 'paid' || query.kind === 'trial' ? query.kind : null, group: query.for || null };
  const compared = offers.filter(({ id }) => query[`c${id}`] !== undefined).slice(0, mostCompared);
  const shown = matching(offers, wanted);
  return {
    head: {
      title: look.headline || texts.headline[language],
      description: look.introduction || texts.introduction[language],
      canonical: '/plans',
      ...(look.banner && { image: look.banner }),
    },
    body: html`<div class="wide plans">
${look.banner && html`<img class="plans-banner" src="${look.banner}" alt="" width="1160" height="200">`}
<h1>${look.headline || texts.headline[language]}</h1>
<p class="lead">${look.introduction || texts.introduction[language]}</p>
${look.notice && html`<p class="plans-notice" role="note">${look.notice}</p>`}
${compared.length > 0 ? compareView(compared, request) : shelfView(offers, shown, wanted, look, request)}
${bulkPart(look, request)}
</div>`,
  };
}

/** One plan with everything it covers. */
export async function planPage(platform: Platform, request: PortalRequest): Promise<PortalPage | null> {
  const { language, params } = request;
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) return null;
  const settings = await readMallSettings(platform);
  const offer = (await readOffers(platform, settings, request)).find(({ id }) => id === Number(params.id));
  if (!offer) return null;
  const { name, price, flow } = offer;
  const description = (await descriptionOf(platform, offer.id)) ?? '';
  const calls = fillText(texts.calls, { count: wholeNumber(flow) })[language];
  return {
    head: { title: fillText(texts.pageTitle, { name })[language], description: offer.summary || `${name}: ${calls}`, canonical: `/plans/${offer.id}` },
    body: html`<article class="narrow plan-page"><a class="back" href="/plans">← ${texts.back[language]}</a>
<div class="plan-head"><h1>${name}</h1>${markOf(offer, language)}</div>
<p class="plan-for">${offer.group || texts.combined[language]}</p>
<p class="plan-price">${priceOf(offer, language)}</p>
<dl class="plan-figures">${[
      factOf(texts.callsFact[language], wholeNumber(flow)),
      offer.kind === 'paid' && price !== null && factOf(texts.thousandFact[language], perThousand({ price, flow })),
      factOf(texts.validFact[language], fillText(texts.dayCount, { count: wholeNumber(offer.validDays) })[language]),
    ]}</dl>
<div class="plan-acts">${takeLink(offer, request, true)}</div>
${description && html`<h2>${texts.description[language]}</h2><div class="prose">${prose(sanitizeRichText(description))}</div>`}
<h2>${texts.coversFact[language]}</h2><div class="plan-covers">${coversList(offer, language, namedOnPage)}</div>
</article>`,
  };
}

function factOf(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function shelfView(all: readonly Offer[], shown: readonly Offer[], wanted: Wanted, look: ShelfLook, request: PortalRequest): Html {
  const { language, query } = request;
  const isNoneChosen = query.compare !== undefined;
  if (all.length === 0) return html`<p class="empty">${texts.none[language]}</p>`;
  return html`<form class="plans-form" action="/plans">
<div class="plans-filters" role="search">
<input type="search" name="q" value="${wanted.words}" placeholder="${texts.search[language]}" aria-label="${texts.search[language]}">
<select name="kind" aria-label="${texts.kind[language]}"><option value="">${texts.anyKind[language]}</option>${(['paid', 'trial'] as const).map((kind) =>
    optionOf(kind, texts[kind][language], wanted.kind === kind),
  )}</select>
<select name="for" aria-label="${texts.group[language]}"><option value="">${texts.anyGroup[language]}</option>${groupsOf(all).map((group) =>
    optionOf(group, group, wanted.group === group),
  )}</select>
<button type="submit" class="button">${texts.find[language]}</button>
</div>
${shown.length === 0 ? html`<p class="empty">${texts.noMatch[language]} <a href="/plans">${texts.clear[language]}</a></p>` : shelf(shown, look.template, request)}
${
  shown.length > 1 &&
  html`<p class="plans-compare"><button type="submit" class="button" name="compare" value="on">${texts.compareNow[language]}</button>${
    isNoneChosen && html`<span role="alert">${texts.compareNone[language]}</span>`
  }</p>`
}
</form>`;
}

function optionOf(value: string, label: string, isChosen: boolean): Html {
  return html`<option value="${value}"${isChosen && trustedHtml(' selected')}>${label}</option>`;
}

function shelf(offers: readonly Offer[], template: ShelfLook['template'], request: PortalRequest): Html {
  if (template === 'table') return offerTable(offers, request);
  if (template === 'cards')
    return html`<div class="plan-cards">${offers.map((offer) => offerCard(offer, request, { heading: 'h2', isComparable: offers.length > 1 }))}</div>`;
  return html`${byGroup(offers).map(
    (part) =>
      html`<section class="plans-group"><h2>${part.group || texts.combined[request.language]}</h2><div class="plan-cards">${part.offers.map((offer) =>
        offerCard(offer, request, { heading: 'h3', isComparable: offers.length > 1 }),
      )}</div></section>`,
  )}`;
}

function compareView(offers: readonly Offer[], request: PortalRequest): Html {
  return html`<p><a class="back" href="/plans">← ${texts.back[request.language]}</a></p><h2>${texts.compareTitle[request.language]}</h2>${comparison(offers, request)}`;
}

function bulkPart({ bulkText, bulkContact }: ShelfLook, { language }: PortalRequest): Html | null {
  if (!bulkContact && !bulkText) return null;
  const link = contactLink(bulkContact);
  return html`<section class="plans-bulk"><div><h2>${texts.bulk[language]}</h2><p>${bulkText || texts.bulkText[language]}</p></div>${
    bulkContact &&
    (link
      ? html`<a class="button" href="${link}" rel="noopener">${link.startsWith('https:') ? texts.contact[language] : bulkContact}</a>`
      : html`<span>${bulkContact}</span>`)
  }</section>`;
}
