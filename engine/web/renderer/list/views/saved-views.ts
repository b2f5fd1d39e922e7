import type { Screen } from '../../../../core/descriptor/types.ts';
import { emptyQuery, type ListQuery } from '../query/list-query.ts';
import { addressOf, queryOfAddress } from '../query/query-address.ts';

/** A way of looking at a list that a person gave a name. */
export interface SavedView {
  name: string;
  /** The query string of the list, without page and drawer. */
  address: string;
}

/** Reads the preference `views:<screen>`; whatever is not a view is left out. */
export function readViews(saved: unknown): SavedView[] {
  const views = new Map<string, SavedView>();
  for (const entry of Array.isArray(saved) ? saved : []) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { name, address }: { name?: unknown; address?: unknown } = entry;
    if (typeof name === 'string' && name !== '' && typeof address === 'string') views.set(name, { name, address });
  }
  return [...views.values()];
}

/** The part of a query a view remembers. */
export function viewQuery(query: ListQuery): ListQuery {
  const { search, filters, sort, perPage, trash } = query;
  return { ...emptyQuery, search, filters, sort, perPage, trash };
}

/** Adds a view, or gives the one of that name a new query. */
export function withView(views: SavedView[], view: SavedView): SavedView[] {
  return views.some(({ name }) => name === view.name) ? views.map((known) => (known.name === view.name ? view : known)) : [...views, view];
}

/** Reads the preference `view-default:<screen>`: the name of the view a person begins with. */
export function readDefault(saved: unknown): string | undefined {
  return typeof saved === 'string' ? saved : undefined;
}

/** The view of that name; one's own comes before a shared one. */
export function findView(own: SavedView[], shared: SavedView[], name: string | undefined): SavedView | undefined {
  return [...own, ...shared].find((view) => view.name === name);
}

/** The address of a view as far as the screen still knows it: columns that are gone since do not make it look modified. */
export function canonicalAddress(screen: Screen, view: SavedView): string {
  return addressOf(screen, viewQuery(queryOfAddress(screen, new URLSearchParams(view.address)))).toString();
}
