import { emptyQuery, type ListQuery } from '../list-query.ts';

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
