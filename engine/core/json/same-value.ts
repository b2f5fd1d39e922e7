/** Whether two JSON values are equal regardless of the order of members. `undefined`, null and `''` are equal. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return Array.isArray(left) && Array.isArray(right) && left.length === right.length && left.every((item, index) => isSameValue(item, right[index]));
  }
  const one = new Map(Object.entries(left));
  const other = new Map(Object.entries(right));
  return [...new Set([...one.keys(), ...other.keys()])].every((name) => isSameValue(one.get(name), other.get(name)));
}

/** Whether a value counts as empty: `undefined`, null or `''`. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
