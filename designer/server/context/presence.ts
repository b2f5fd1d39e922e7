import type { PlatformEvent } from '../../../engine/server/index.ts';
import { presenceBeat } from '../../calls/drafts/presence-calls.ts';

type PresenceEvent = Extract<PlatformEvent, { kind: 'presence-changed' }>;

/** A page that has something open. */
interface OpenPage {
  page: string;
  accountId: number;
}

/** Pages of an account that are remembered for one place: no more than anybody looks at. */
const mostPages = 8;

/**
 * Which pages have what open, on all instances: each hears of every page, again with every beat, and forgets it after three of them. An instance that
 * has just started knows everybody one beat later.
 */
export class Presence {
  readonly #places = new Map<string, Map<string, OpenPage & { until: number }>>();

  /** Every instance hears the same events, its own included. */
  hear({ place, page, accountId, isHere }: PresenceEvent): void {
    const pages = this.#places.get(place) ?? new Map();
    if (isHere) pages.set(page, { page, accountId, until: Date.now() + 3 * presenceBeat });
    else pages.delete(page);
    this.#places.set(place, pages);
    for (const [other, entries] of this.#places) {
      for (const [key, { until }] of entries) if (until < Date.now()) entries.delete(key);
      if (entries.size === 0) this.#places.delete(other);
    }
  }

  /** The other pages that have it open. */
  others(place: string, page: string): OpenPage[] {
    const now = Date.now();
    return [...(this.#places.get(place)?.values() ?? [])].filter((entry) => entry.page !== page && entry.until >= now);
  }

  /** What all instances are told of a page; null: its account has more pages than count. */
  eventOf(place: string, { page, accountId }: OpenPage, isHere: boolean): PresenceEvent | null {
    const entry = this.#places.get(place)?.get(page);
    // A page is named by who opened it: nobody closes another's.
    if (entry && entry.accountId !== accountId) return null;
    const others = this.others(place, page);
    if (isHere && !entry && others.filter((other) => other.accountId === accountId).length >= mostPages) return null;
    const isNews = isHere !== (entry !== undefined && entry.until >= Date.now());
    const accountIds = isNews ? [...new Set(others.map((other) => other.accountId))] : [];
    return { kind: 'presence-changed', place, page, accountId, isHere, accountIds };
  }
}
