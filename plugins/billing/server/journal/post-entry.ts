import { type Database, type Query, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/post-entry.ts';
import type { EntryKind, SystemAccount } from './journal-tables.ts';

/** A balance by its id (`balanceOf`), or an account of the system. */
type Side = { balance: number } | { system: SystemAccount };

export interface Entry {
  /** Of what happens, for ever: `recharge:17`. The same key again is the same happening, and moves nothing. */
  key: string;
  kind: EntryKind;
  from: Side;
  to: Side;
  /** Fen, more than 0. */
  cents: number;
  /** Calls that are charged; 1 of everything else. */
  times?: number;
  about?: string;
  service?: string;
  actorId: number | null;
}

/**
 * Moves money, in the transaction of `query`; the database writes both postings and both balances. True where it moved, false where the key has moved
 * it before. Throws 415 where the balance does not reach, and the transaction must end with it.
 */
export async function postEntry(database: Database, query: Query, entry: Entry): Promise<boolean> {
  const row = {
    key: entry.key,
    kind: entry.kind,
    ...sideOf('from', entry.from),
    ...sideOf('to', entry.to),
    cents: entry.cents,
    times: entry.times ?? 1,
    about: entry.about ?? null,
    service: entry.service ?? null,
    actor_id: entry.actorId,
    created_at: new Date().toISOString(),
  };
  try {
    const written = await query
      .insertInto('journal_entry')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined || (await requireSame(query, row));
  } catch (error) {
    const check = database.checkViolation(error);
    if (check === 'balance_amount' || check === 'balance_held') throw refuse('quotaUsedUp', texts.notEnough);
    throw error;
  }
}

/** The row of an account, made where there is none yet. */
export async function balanceOf(query: Query, accountId: number): Promise<number> {
  const found = await query.selectFrom('balance').select('id').where('account_id', '=', accountId).executeTakeFirst();
  if (found) return Number(found.id);
  const now = new Date().toISOString();
  await query
    .insertInto('balance')
    .values({ account_id: accountId, created_at: now, updated_at: now, created_by: null, deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await query.selectFrom('balance').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(id);
}

function sideOf<Name extends 'from' | 'to'>(name: Name, side: Side) {
  const values = 'balance' in side ? { balance: side.balance, system: null } : { balance: null, system: side.system };
  return { [`${name}_balance`]: values.balance, [`${name}_system`]: values.system } as Record<`${Name}_balance`, number | null> &
    Record<`${Name}_system`, string | null>;
}

/** One key for two different movements is an error of ours that must not pass for a repetition. */
async function requireSame(query: Query, row: { key: string; cents: number; kind: string }): Promise<false> {
  const stored = await query.selectFrom('journal_entry').select(['cents', 'kind']).where('key', '=', row.key).executeTakeFirstOrThrow();
  if (Number(stored.cents) !== row.cents || stored.kind !== row.kind) throw new Error(`the key ${row.key} of the journal stands for another entry`);
  return false;
}
