import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import { type Call, type Platform, type ScreenHooks, sessionOf } from '../../../../engine/server/index.ts';

/** Number of stored statements of each account. */
const maxStatements = 200;

interface Ran {
  database: string;
  sql: string;
  mode: 'read' | 'write';
  outcome: 'done' | 'failed';
  milliseconds: number;
}

/** Stores a statement that was run and adds it to the audit trail, in one transaction. */
export async function keepStatement({ database, audit }: Platform, call: Call, ran: Ran): Promise<void> {
  const { accountId } = sessionOf(call);
  await database.transact(async (query) => {
    const values = { created_at: new Date().toISOString(), account_id: accountId, ...ran };
    const { id } = await query.insertInto('sql_history').values(values).returning('id').executeTakeFirstOrThrow();
    await audit.record(query, call, { screen: 'sql_history', recordId: Number(id), verb: 'RunSql', before: null, after: { ...ran } });
    const oldest = await query
      .selectFrom('sql_history')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .offset(maxStatements)
      .limit(1)
      .executeTakeFirst();
    if (oldest) await query.deleteFrom('sql_history').where('account_id', '=', accountId).where('id', '<=', oldest.id).execute();
  });
}

/** Limits the history to the caller's own statements, except for super admins. */
export const sqlHistoryHooks: ScreenHooks = {
  scope({ call }) {
    const { level, accountId } = sessionOf(call);
    return level >= superLevel ? null : { account_id: accountId };
  },
};
