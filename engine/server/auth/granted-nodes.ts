import type { Query } from '../kernel/ports/database.ts';

/** Whom a grant is for: a level or one account. */
export type GrantTarget = { level: number } | { accountId: number };

function columnOf(target: GrantTarget): ['level' | 'account_id', number] {
  return 'level' in target ? ['level', target.level] : ['account_id', target.accountId];
}

/** Returns the nodes granted to a level or to an account itself, sorted. */
export async function readNodes(query: Query, target: GrantTarget): Promise<string[]> {
  const [column, value] = columnOf(target);
  const rows = await query.selectFrom('permission_grant').select('node').where(column, '=', value).orderBy('node').execute();
  return rows.map((row) => row.node);
}

/** Replaces all grants of a level or of an account. */
export async function replaceNodes(query: Query, target: GrantTarget, nodes: string[]): Promise<void> {
  const [column, value] = columnOf(target);
  await query.deleteFrom('permission_grant').where(column, '=', value).execute();
  if (nodes.length === 0) return;
  const owner = { level: 'level' in target ? target.level : null, account_id: 'accountId' in target ? target.accountId : null };
  await query
    .insertInto('permission_grant')
    .values(nodes.map((node) => ({ node, ...owner })))
    .execute();
}
