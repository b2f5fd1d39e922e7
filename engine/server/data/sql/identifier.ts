const pattern = /^[a-z][a-z0-9_]{0,62}$/;

/**
 * Checks and quotes a name. No name reaches SQL text in any other way.
 * @throws Error for anything but lower-case letters, digits and underscores
 * @example ident('article') // '"article"'
 */
export function ident(name: string): string {
  return `"${checkedName(name)}"`;
}

/**
 * Checks a name that a query builder quotes itself.
 * @throws Error as `ident` does
 */
export function checkedName(name: string): string {
  if (!pattern.test(name)) throw new Error(`"${name}" cannot be the name of a table, column or index`);
  return name;
}

/** Returns a text as an SQL literal. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
