/**
 * Returns `after`, with every part that equals its counterpart in `before` replaced by that counterpart; `before` itself if nothing differs. So a
 * definition parsed from text keeps the identity of everything unchanged. Nodes and the like are matched by `id`; the order of members does not
 * count.
 */
export function shareStructure<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = byId(before);
    const shared = after.map((item, index) => shareStructure(known.get(idOf(item)) ?? before[index], item));
    return isSame(before, shared) ? (before as Value) : (shared as Value);
  }
  if (!isObject(before) || !isObject(after)) return after;
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, shareStructure(Object.hasOwn(before, name) ? before[name] : undefined, after[name])]));
  const isEqual = Object.keys(before).length === names.length && names.every((name) => Object.hasOwn(before, name) && Object.is(before[name], shared[name]));
  return isEqual ? (before as Value) : (shared as Value);
}

function byId(items: unknown[]): Map<unknown, unknown> {
  return new Map(items.flatMap((item) => (idOf(item) === undefined ? [] : [[idOf(item), item]])));
}

function idOf(item: unknown): unknown {
  return isObject(item) && typeof item.id === 'string' ? item.id : undefined;
}

function isSame(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
