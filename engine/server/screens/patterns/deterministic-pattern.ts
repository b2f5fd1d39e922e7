const part = /\\([.\-/_:@+*?()[\]{}|^$\\])|\[((?:[^\]\\^]|\\[.\-/\]\\^])(?:[^\]\\]|\\[.\-/\]\\^])*)\]|([^\\[\](){}|^$.*+?])/uy;
const quantifier = /([*+?]|\{\d+(?:,\d*)?\})?/uy;

/**
 * Whether each character of a text alone decides how it is matched: an anchored sequence of characters and classes in which a repeated one is
 * followed by one that it cannot be itself. Such a pattern reads each character once. False for any pattern it cannot analyse.
 */
export function isDeterministic(pattern: string): boolean {
  if (!pattern.startsWith('^')) return false;
  /** What the atom before may still go on with. */
  let open: RegExp | null = null;
  let at = 1;
  while (at < pattern.length && !(pattern[at] === '$' && at === pattern.length - 1)) {
    part.lastIndex = at;
    const [atom, escaped, members, plain] = part.exec(pattern) ?? [];
    if (atom === undefined) return false;
    quantifier.lastIndex = at + atom.length;
    const [repeated = ''] = quantifier.exec(pattern) ?? [];
    const isFixed = repeated === '' || /^\{\d+\}$/.test(repeated);
    if (open && (members !== undefined || !isFixed || open.test(escaped ?? plain ?? ''))) return false;
    open = isFixed ? null : new RegExp(`^${atom}$`, 'u');
    at += atom.length + repeated.length;
  }
  return true;
}
