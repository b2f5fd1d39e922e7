import { type Html, html } from '../../../../engine/core/text/html.ts';
import { defaultLanguage, fillText } from '../../../../engine/core/text/text.ts';
import type { Platform, PortalParts, PortalRequest } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mall/plans.ts';
import { matching, wholeNumber } from '../../shared/offer.ts';
import { readMallSettings } from '../offers/mall-settings.ts';
import { readOffers } from '../offers/shelf.ts';
import { offerCard } from './offer-html.ts';
import { planPage, plansPage } from './plans-page.ts';

const onHome = 6;
const mostFound = 10;
const visitor = { session: null, language: defaultLanguage };

/** The page of plans, one for each of them, and where else plans are found. */
export function mallParts(platform: Platform): PortalParts {
  return {
    pages: { '/plans': (request) => plansPage(platform, request), '/plans/:id': (request) => planPage(platform, request) },
    links: [{ path: '/plans', label: texts.link, order: 15 }],
    home: [{ order: 30, draw: (request) => homeSection(platform, request) }],
    async sitemap() {
      const offers = await readOffers(platform, await readMallSettings(platform), visitor);
      return [{ path: '/plans' }, ...offers.map(({ id }) => ({ path: `/plans/${id}` }))];
    },
    async search(request, words) {
      const offers = await readOffers(platform, await readMallSettings(platform), request);
      const found = matching(offers, { words, kind: null, group: null }).slice(0, mostFound);
      const textOf = (flow: number) => fillText(texts.calls, { count: wholeNumber(flow) })[request.language];
      return {
        label: texts.link[request.language],
        rows: found.map(({ id, name, summary, flow }) => ({ path: `/plans/${id}`, title: name, text: summary || textOf(flow) })),
      };
    },
  };
}

async function homeSection(platform: Platform, request: PortalRequest): Promise<Html | null> {
  const { language } = request;
  const settings = await readMallSettings(platform);
  if (!settings.isOnHome) return null;
  const offers = (await readOffers(platform, settings, request)).slice(0, onHome);
  if (offers.length === 0) return null;
  return html`<section class="home-part home-plans"><div class="home-head"><h2>${texts.home[language]}</h2><a href="/plans">${texts.all[language]} →</a></div>
<div class="plan-cards">${offers.map((offer) => offerCard(offer, request, { heading: 'h3', isComparable: false }))}</div></section>`;
}
