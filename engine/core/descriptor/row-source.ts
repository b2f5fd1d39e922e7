import type { Screen } from './types.ts';

/** What the rows of a plugin can be filtered, sorted and searched by. */
export interface RowSourceFacts {
  /** Fields it can be asked for, in the filters of a list and in conditions of the screen; those a related list goes by among them. */
  filters: readonly string[];
  /** Fields it can be sorted by. */
  sorts: readonly string[];
  /** Fields it looks for words in. */
  search?: readonly string[];
}

/** Whether a plugin provides the rows (`"<plugin>/<export>"`), as opposed to a table. */
export function hasRowSource({ source }: Pick<Screen, 'source'>): boolean {
  return source?.includes('/') === true;
}
