import type { ReactNode } from 'react';

/** A call or interface in the list of the docs. */
interface ListEntry {
  service: string;
  title: string;
  /** What else it is found by. */
  words?: string;
  /** Beside the title. */
  mark?: ReactNode;
}

/** A class of calls or a module of interfaces. */
export interface ListGroup {
  name: string;
  title: string;
  /** A second, technical name. */
  code?: string;
  entries: ListEntry[];
}

export type ListRow = { kind: 'group'; group: ListGroup; count: number; isOpen: boolean } | { kind: 'entry'; entry: ListEntry };

/** A text to look into for each entry, made once per answer. */
export type SearchIndex = ReadonlyMap<string, string>;

/** By service: everything an entry is found by, in lower case, one thing a line. */
export function searchIndexOf(groups: ListGroup[]): SearchIndex {
  return new Map(
    groups.flatMap((group) =>
      group.entries.map(({ service, title, words = '' }) => [service, [service, title, words, group.title, group.code].join('\n').toLowerCase()]),
    ),
  );
}

/**
 * The rows of the list in order. Without a search only the entries of open groups; with one every entry that has all its words below its
 * group. @param indexes what entries are found by, as far as it is known
 */
export function listRows(groups: ListGroup[], indexes: readonly SearchIndex[], search: string, openGroups: ReadonlySet<string>): ListRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (service: string, word: string) => indexes.some((index) => index.get(service)?.includes(word));
  return groups.flatMap((group): ListRow[] => {
    const entries = words.length === 0 ? group.entries : group.entries.filter(({ service }) => words.every((word) => has(service, word)));
    if (entries.length === 0) return [];
    const isOpen = words.length > 0 || openGroups.has(group.name);
    const head: ListRow = { kind: 'group', group, count: entries.length, isOpen };
    return isOpen ? [head, ...entries.map((entry): ListRow => ({ kind: 'entry', entry }))] : [head];
  });
}

/** Tells rows apart: a group is never named like a service. */
export function keyOf(row: ListRow): string {
  return row.kind === 'group' ? `group ${row.group.name}` : row.entry.service;
}
