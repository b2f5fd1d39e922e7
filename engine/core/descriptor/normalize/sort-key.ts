import type { SortKey } from '../types.ts';

/** Parses a sort key; `-created_at` is descending. */
export function sortKeyOf(text: string): SortKey {
  return text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false };
}
