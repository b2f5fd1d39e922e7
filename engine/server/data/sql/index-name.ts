import { createHash } from 'node:crypto';
import type { Index } from '../../../core/derive/table/table-index.ts';

const longest = 63;
const ours = /^[iu]x_.*_[0-9a-f]{8}$/;

/** Returns a name that contains table and columns and is unique in a database; at most 63 characters, the limit of PostgreSQL. */
export function indexName(table: string, index: Index): string {
  const tail = createHash('sha1')
    .update(JSON.stringify([table, index.columns, index.unique, ...(index.descending ? [index.descending] : [])]))
    .digest('hex')
    .slice(0, 8);
  const name = `${index.unique ? 'ux' : 'ix'}_${table}_${index.columns.join('_')}`;
  return `${name.slice(0, longest - tail.length - 1)}_${tail}`;
}

/** Whether a name was made by `indexName`: the migrator drops no other index. */
export function isOurIndex(name: string): boolean {
  return ours.test(name);
}
