/** A plan as it is offered: what it covers by names that its reader may know. */
export interface Offer {
  id: number;
  name: string;
  kind: 'paid' | 'trial';
  /** Calls. */
  flow: number;
  /** Fen, 0 of a trial; null where its reader is not told. */
  price: number | null;
  validDays: number;
  /** The beginning of its description, without its looks. */
  summary: string;
  /** What it is for, in a word: a product, an interface; empty where it combines several. */
  group: string;
  covers: { service: string; title: string }[];
  /** How many more it covers that are not public. */
  hidden: number;
  mark: 'recommended' | 'popular' | null;
  /** A trial of which the account has had an interface already. */
  isTried: boolean;
}

/** What the operator says of the page of plans. Texts are empty while nothing is said. */
export interface ShelfLook {
  template: 'cards' | 'table' | 'product';
  headline: string;
  introduction: string;
  banner: string;
  notice: string;
  bulkText: string;
  bulkContact: string;
}

/** What a reader looks for among the offers. */
export interface Wanted {
  words: string;
  kind: Offer['kind'] | null;
  group: string | null;
}

/** Offers at once that can be compared. */
export const mostCompared = 4;

/** Returns the offers that match words, kind and group. */
export function matching(offers: readonly Offer[], { words, kind, group }: Wanted): Offer[] {
  const wanted = words.trim().toLowerCase();
  return offers.filter(
    (offer) =>
      (kind === null || offer.kind === kind) &&
      (group === null || offer.group === group) &&
      [offer.name, offer.summary, offer.group, ...offer.covers.flatMap(({ service, title }) => [service, title])].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** What there are offers for, each once, in the order of the offers. */
export function groupsOf(offers: readonly Offer[]): string[] {
  return [...new Set(offers.map(({ group }) => group))].filter((group) => group !== '');
}

/** The offers of each group together; those that combine several come last, under ''. */
export function byGroup(offers: readonly Offer[]): { group: string; offers: Offer[] }[] {
  return [...groupsOf(offers), '']
    .map((group) => ({ group, offers: offers.filter((offer) => offer.group === group) }))
    .filter((part) => part.offers.length > 0);
}

/**
 * What a thousand calls come to, in yuan with two decimals to four.
 * @example perThousand({ price: 990, flow: 10_000 }) // '¥0.99'
 */
export function perThousand({ price, flow }: Pick<Offer, 'flow'> & { price: number }): string {
  const yuan = (price * 10) / flow;
  return `¥${new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(yuan)}`;
}

/** Prints an integer with thousands separators. */
export function wholeNumber(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}

/** Where a contact leads: `mailto:`, `tel:` or the address itself; null for words. */
export function contactLink(contact: string): string | null {
  if (/^https:\/\/\S+$/.test(contact)) return contact;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return /^\+?[\d\s-]{5,20}$/.test(contact) ? `tel:${contact.replaceAll(/[\s-]/g, '')}` : null;
}
