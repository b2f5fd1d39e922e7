/** Whether two JSON values are equal regardless of the order of members. Undefined members count as absent. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  const left = new Map(Object.entries(one).filter(([, value]) => value !== undefined));
  const right = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return left.size === right.size && [...left].every(([name, value]) => right.has(name) && isSameJson(value, right.get(name)));
}
