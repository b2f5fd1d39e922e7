/**
 * Returns the value at a dotted path: own members of objects, elements of lists by index from 0; null if the path leads nowhere.
 * @example pick({ orders: [{ id: 7 }] }, 'orders.0.id') // 7
 */
export function pick(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    if (Array.isArray(found) && !/^(0|[1-9]\d*)$/.test(name)) return null;
    if (!Object.hasOwn(found, name)) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return found ?? null;
}
