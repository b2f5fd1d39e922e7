const part = /\\([.\-/_:@+*?()[\]{}|^$\\])|\[((?:[^\]\\^]|\\[.\-/\]\\^])(?:[^\]\\]|\\[.\-/\]\\^])*)\]|([^\\[\](){}|^$.*+?])/uy;
const quantifier = /([*+?]|\{\d+(?:,\d*)?\})?/uy;

/**
 * Whether each character of a text decides alone how it is matched: an anchored row of characters and classes where what may repeat is
 * followed by a character it cannot be itself. Such a pattern takes one look at each character. False for all that it does not understand.
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
