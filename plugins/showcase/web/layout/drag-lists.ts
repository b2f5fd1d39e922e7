export const listNames = ['waiting', 'done'] as const;
export type ListName = (typeof listNames)[number];
export type Lists = Record<ListName, string[]>;

/** The list an item stands in, or the one of that name. */
export function listOf(lists: Lists, id: string): ListName | undefined {
  return listNames.find((name) => name === id || lists[name].includes(id));
}

/**
 * An item moved to the place of another, or to the end of a list.
 * @param target an item, or the name of a list
 * @example moved({ waiting: ['a', 'b'], done: ['c'] }, 'a', 'c') // { waiting: ['b'], done: ['a', 'c'] }
 */
export function moved(lists: Lists, item: string, target: string): Lists {
  const from = listOf(lists, item);
  const to = listOf(lists, target);
  if (from === undefined || to === undefined || item === target) return lists;
  const place = lists[to].indexOf(target);
  const without = { ...lists, [from]: lists[from].filter((one) => one !== item) };
  const at = place < 0 ? without[to].length : place;
  return { ...without, [to]: without[to].toSpliced(at, 0, item) };
}
