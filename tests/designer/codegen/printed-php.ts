/** Printed PHP with every statement in one line again, as short as it may be: what it does stays the same. */
export function flatPhp(text: string): string {
  return text
    .replace(/([[(])\n\s+/g, '$1')
    .replace(/,\n\s*([\])])/g, '$1')
    .replace(/,\n\s+/g, ', ')
    .replace(/\n\s*([\])])/g, '$1');
}

/** A piece of PHP as printed classes have it: short arrays, classes of `Portico` by their last name. */
export function asPrinted(piece: string): string {
  const opened: boolean[] = [];
  return piece.replaceAll('\\Portico\\', '').replace(/\barray\(|[()]/g, (sign) => {
    if (sign === ')') return opened.pop() ? ']' : ')';
    opened.push(sign !== '(');
    return sign === '(' ? '(' : '[';
  });
}
