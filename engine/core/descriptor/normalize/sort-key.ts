import type { SortKey } from '../types.ts';

/** `-created_at` → newest first. */
export function sortKeyOf(text: string): SortKey {
  return text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false };
}
