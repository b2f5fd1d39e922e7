import type { Query, RecordValues, ServerPlugin } from '../../../../engine/server/index.ts';

/** What a list shows of tokens. The table keeps milliseconds, which every call compares, and the epochs tokens were issued at. */
export const tokenFields = {
  tokenIssued: (_context, records) => records.map(({ created_at }) => momentOf(created_at)),
  tokenUntil: (_context, records) => records.map(({ expires_at }) => momentOf(expires_at)),
  async tokenStatus({ query }, records) {
    const epochs = await epochsOf(query, records);
    const now = Date.now();
    return records.map((token) => {
      const isLive = (kind: 'app' | 'account') => (epochs.get(`${kind} ${token[`${kind}_id`]}`) ?? 0) === Number(token[`${kind}_epoch`]);
      if (!isLive('app') || (token.account_id !== null && !isLive('account'))) return 'ended';
      return Number(token.expires_at) > now ? 'live' : 'expired';
    });
  },
} satisfies ServerPlugin['computed'];

/** The epochs that stand now, by kind and subject; those that are not there are 0. */
async function epochsOf(query: Query, records: RecordValues[]): Promise<Map<string, number>> {
  const subjects = [...new Set(records.flatMap(({ app_id, account_id }) => [app_id, account_id]))].filter((id) => id !== null).map(Number);
  if (subjects.length === 0) return new Map();
  const rows = await query.selectFrom('epoch').select(['kind', 'subject', 'value']).where('subject', 'in', subjects).execute();
  return new Map(rows.map(({ kind, subject, value }) => [`${kind} ${subject}`, Number(value)]));
}

function momentOf(milliseconds: unknown): string {
  return new Date(Number(milliseconds)).toISOString();
}
