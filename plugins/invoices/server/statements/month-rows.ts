import { sql } from 'kysely';
import type { Platform, RowSource, SourceRow } from '../../../../engine/server/index.ts';

/** The id of a row says whose month it is. */
const months = 1_000_000;

/** A month of an account, as its postings add up. Opening, in and out come to closing, which is what the last posting left. */
export const monthRows: RowSource = {
  filters: ['id', 'account_id'],
  sorts: [],
  async list({ filters, page, limit }, platform) {
    const only = (field: string) => filters.find((filter) => filter.field === field);
    const [account, id] = [only('account_id'), only('id')];
    return { items: await readMonths(platform, { accounts: valuesOf(account?.value), ids: valuesOf(id?.value), page, limit }) };
  },
};

interface MonthQuery {
  accounts: number[] | null;
  ids: number[] | null;
  page: number;
  limit: number;
}

async function readMonths({ database }: Platform, { accounts, ids, page, limit }: MonthQuery): Promise<SourceRow[]> {
  const timeBucket = database.timeBucket('created_at', 'datetime', 'month');
  const owners = ids === null ? accounts : ids.map((id) => Math.floor(id / months)).filter((id) => accounts === null || accounts.includes(id));
  let inner = database.read
    .selectFrom('posting')
    .select(['id', 'account_id', 'cents', 'kind', 'times'])
    .select(sql<string>`${timeBucket}`.as('month'))
    .where('balance_id', 'is not', null);
  if (owners !== null) inner = inner.where('account_id', 'in', owners.length > 0 ? owners : [0]);
  const sums = database.read
    .selectFrom(inner.as('moved'))
    .select(['account_id', 'month'])
    .select(({ fn }) => [
      fn.max<number>('id').as('last'),
      fn.sum<number>(sql`case when cents > 0 then cents else 0 end`).as('income'),
      fn.sum<number>(sql`case when cents < 0 then -cents else 0 end`).as('spent'),
      fn.sum<number>(sql`case when kind = 'call' then times else 0 end`).as('calls'),
    ])
    .groupBy(['account_id', 'month'])
    .orderBy('month', 'desc')
    .orderBy('account_id');
  // Ids are of few accounts, whose months are picked from all of theirs.
  const rows = await (ids === null ? sums.limit(limit).offset((page - 1) * limit) : sums).execute();
  const found = rows.map((row) => ({ ...row, id: Number(row.account_id) * months + Number(String(row.month).slice(0, 7).replace('-', '')) }));
  const shown = ids === null ? found : found.filter(({ id }) => ids.includes(id)).slice((page - 1) * limit, page * limit);
  if (shown.length === 0) return [];
  const last = await database.read
    .selectFrom('posting')
    .select(['id', 'balance_after'])
    .where(
      'id',
      'in',
      shown.map((row) => Number(row.last)),
    )
    .execute();
  const after = new Map(last.map(({ id, balance_after }) => [Number(id), Number(balance_after)]));
  return shown.map((row) => {
    const [income, spent, closing] = [Number(row.income), Number(row.spent), after.get(Number(row.last)) ?? 0];
    const month = String(row.month).slice(0, 7);
    const { since, until } = rangeOf(month);
    return {
      id: row.id,
      account_id: Number(row.account_id),
      month,
      opening: closing - income + spent,
      income,
      spent,
      closing,
      calls: Number(row.calls),
      since,
      until,
    };
  });
}

/** First and last moment of a month on the platform's clock. */
export function rangeOf(month: string): { since: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { since: new Date(`${month}-01T00:00:00+08:00`).toISOString(), until: new Date(Date.parse(`${next}-01T00:00:00+08:00`) - 1).toISOString() };
}

function valuesOf(value: unknown): number[] | null {
  return value === undefined ? null : [value].flat().map(Number);
}
