import type { CallGroup, DocCall } from '../shared/call-list.ts';

export type ListRow = { kind: 'group'; group: CallGroup; count: number; isOpen: boolean } | { kind: 'call'; call: DocCall };

/** A text to look into for each call, made once per answer. */
export type SearchIndex = ReadonlyMap<string, string>;

export function searchIndexOf(groups: CallGroup[]): SearchIndex {
  return new Map(
    groups.flatMap((group) =>
      group.calls.map((call) => [call.service, [call.service, call.title.zh_cn, call.title.en, group.title.zh_cn, group.title.en].join('\n').toLowerCase()]),
    ),
  );
}

/**
 * The rows of the list in order. Without a search only the calls of open groups; with one every call that has all its words,
 * in whatever language, below its group.
 */
export function listRows(groups: CallGroup[], index: SearchIndex, search: string, openGroups: ReadonlySet<string>): ListRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap((group): ListRow[] => {
    const calls = words.length === 0 ? group.calls : group.calls.filter((call) => words.every((word) => index.get(call.service)?.includes(word)));
    if (calls.length === 0) return [];
    const isOpen = words.length > 0 || openGroups.has(group.name);
    const head: ListRow = { kind: 'group', group, count: calls.length, isOpen };
    return isOpen ? [head, ...calls.map((call): ListRow => ({ kind: 'call', call }))] : [head];
  });
}
