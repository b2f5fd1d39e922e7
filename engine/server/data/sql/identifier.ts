const pattern = /^[a-z][a-z0-9_]{0,62}$/;

/**
 * The only way a name gets into SQL text: checked and quoted. Throws on anything but lower-case letters, digits and underscores.
 * @example ident('article') // '"article"'
 */
export function ident(name: string): string {
  return `"${checkedName(name)}"`;
}

/** The same check for names a query builder quotes itself. */
export function checkedName(name: string): string {
  if (!pattern.test(name)) throw new Error(`"${name}" cannot be the name of a table, column or index`);
  return name;
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
