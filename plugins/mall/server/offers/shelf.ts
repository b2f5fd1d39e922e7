import type { Language } from '../../../../engine/core/text/text.ts';
import { isPublished, type Platform, type PublishedService, type Session } from '../../../../engine/server/index.ts';
import type { Offer } from '../../shared/offer.ts';
import { listOf, type MallSettings } from './mall-settings.ts';

const popular = { days: 30, least: 3 };
const dayMilliseconds = 86_400_000;
const summaryLetters = 160;
/** Plans on sale at once; more are nobody's choice. */
const mostOffers = 300;

export interface ShelfReader {
  session: Pick<Session, 'accountId'> | null;
  language: Language;
}

interface PlanRow {
  id: number;
  name: string;
  kind: Offer['kind'];
  services: string[];
  product: number | null;
  flow: number;
  price: number;
  validDays: number;
  description: string;
}

/** Plans on sale, the recommended ones first. Names of interfaces that are not public are nobody's to know. */
export async function readOffers(platform: Platform, settings: MallSettings, { session, language }: ShelfReader): Promise<Offer[]> {
  const [plans, most, tried] = await Promise.all([readPlans(platform), settings.marksPopular ? mostSold(platform) : null, triedBy(platform, session)]);
  const published = platform.services.all().filter(isPublished);
  const place = new Map(settings.recommended.map((id, at) => [id, at]));
  return plans
    .map((plan, at) => ({ plan, at: place.get(plan.id) ?? settings.recommended.length + at }))
    .sort((one, other) => one.at - other.at)
    .map(({ plan }) => {
      const covered = published.filter(
        ({ name, settings: mallSettings }) => plan.services.includes(name) || (plan.product !== null && mallSettings?.product?.id === plan.product),
      );
      const shown = covered.filter(({ access }) => access.visibility !== 'hidden');
      return {
        id: plan.id,
        name: plan.name,
        kind: plan.kind,
        flow: plan.flow,
        price: session || settings.showsPrices || plan.kind === 'trial' ? plan.price : null,
        validDays: plan.validDays,
        summary: summaryOf(plan.description),
        group: groupOf(plan, shown, language),
        covers: shown.map(({ name, title }) => ({ service: name, title: title[language] })),
        hidden: covered.length - shown.length,
        mark: place.has(plan.id) ? 'recommended' : plan.id === most ? 'popular' : null,
        isTried: plan.kind === 'trial' && covered.some(({ name }) => tried.has(name)),
      } satisfies Offer;
    })
    .filter((offer) => session || offer.covers.length > 0);
}

/** The whole description of a plan on sale, as it was sanitised; null where there is none. */
export async function descriptionOf(platform: Platform, id: number): Promise<string | null> {
  return (await readPlans(platform)).find((plan) => plan.id === id)?.description ?? null;
}

async function readPlans({ database }: Platform): Promise<PlanRow[]> {
  const rows = await database.read
    .selectFrom('plan')
    .selectAll()
    .where('status', '=', 'normal')
    .where('deleted_at', 'is', null)
    .orderBy('sort', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOffers)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    kind: row.kind === 'trial' ? 'trial' : 'paid',
    services: listOf(row.services),
    product: row.product_id === null ? null : Number(row.product_id),
    flow: Number(row.flow),
    price: row.kind === 'trial' ? 0 : Number(row.price ?? 0),
    validDays: Number(row.valid_days),
    description: String(row.description ?? ''),
  }));
}

async function mostSold({ database }: Platform): Promise<number | null> {
  const row = await database.read
    .selectFrom('flow_package')
    .select(({ fn }) => ['plan_id', fn.countAll<number>().as('sold')])
    .where('order_id', 'is not', null)
    .where('created_at', '>=', new Date(Date.now() - popular.days * dayMilliseconds).toISOString())
    .groupBy('plan_id')
    .orderBy('sold', 'desc')
    .orderBy('plan_id')
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.sold) >= popular.least ? Number(row.plan_id) : null;
}

/** Interfaces of which the account has had a trial. */
async function triedBy({ database }: Platform, session: ShelfReader['session']): Promise<ReadonlySet<string>> {
  if (!session) return new Set();
  const rows = await database.read
    .selectFrom('flow_package')
    .select('services')
    .where('account_id', '=', session.accountId)
    .where('kind', '=', 'trial')
    .execute();
  return new Set(rows.flatMap(({ services }) => listOf(services)));
}

/** The product it is for, or that all it covers belongs to; else the one interface; else nothing. */
function groupOf(plan: PlanRow, shown: readonly PublishedService[], language: Language): string {
  const products = new Map(shown.map(({ settings }) => [settings?.product?.id ?? null, settings?.product?.title ?? '']));
  if (plan.product !== null) return products.get(plan.product) ?? '';
  const [product] = products.values();
  if (products.size === 1 && product) return product;
  return shown.length === 1 ? (shown[0]?.title[language] ?? '') : '';
}

function summaryOf(description: string): string {
  const text = description
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > summaryLetters ? `${text.slice(0, summaryLetters)}…` : text;
}
