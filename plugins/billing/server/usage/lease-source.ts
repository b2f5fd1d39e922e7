import type { Database, Query } from '../../../../engine/server/index.ts';
import { postEntry } from '../journal/post-entry.ts';
import { thresholdOf } from '../notices/package-notices.ts';

/** What a share is taken from: the calls of a package, or the fen of a balance. */
export type LeaseTarget = { package: number } | { balance: number };

/** A lease in the database: `key` names one life of a share of one instance. */
export interface Lease {
  key: string;
  target: LeaseTarget;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What one report says: amounts in calls or fen. */
export interface Report {
  batch: number;
  used: { service: string; amount: number; times: number }[];
  back: number;
  isLast: boolean;
}

/** An instance takes this part of what is left, so that shares shrink towards the end … */
const part = 20;
/** … and no more calls than this at a time, of balances the price of so many. */
const mostCalls = 500;
/** An instance whose lease has run out stops handing it out by its own clock; others wait a little longer before they take it back. */
const graceMilliseconds = 10_000;
/** Tries against others that take at the same moment. */
const attempts = 5;

/** Takes of the target what is wanted, rather more. 0 where nothing is left of it, or it may no longer be used. @param unit fen of one call; 1 of packages */
export async function takeLease(database: Database, lease: Lease, wanted: number, unit: number): Promise<number> {
  return database.transact(async (query) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const left = await leftOf(query, lease.target);
      const amount = Math.min(left, Math.max(wanted, Math.min(mostCalls * unit, Math.floor(left / part))));
      if (amount <= 0) return 0;
      if (!(await moveToLease(query, lease.target, amount))) continue;
      const of = 'package' in lease.target ? { package_id: lease.target.package, balance_id: null } : { package_id: null, balance_id: lease.target.balance };
      await query
        .insertInto('flow_lease')
        .values({ key: lease.key, ...of, taken: amount, batch: 0, expires_at: lease.expiresAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((update) => ({ taken: update('flow_lease.taken', '+', amount), expires_at: lease.expiresAt })),
        )
        .execute();
      return amount;
    }
    return 0;
  });
}

/** What has become of a report. */
export interface Reported {
  /** False where the lease is no longer there: it was given back for an instance believed dead. */
  isThere: boolean;
  /** Its account may have to be told that little is left. */
  isLow: boolean;
}

/** Writes what a share has used and gives back. */
export async function writeReport(database: Database, { key, target, expiresAt }: Lease, { batch, used, back, isLast }: Report): Promise<Reported> {
  const spent = used.reduce((sum, { amount }) => sum + amount, 0);
  return database.transact(async (query) => {
    const row = await query
      .updateTable('flow_lease')
      .set(({ eb }) => ({ taken: eb('taken', '-', spent + back), batch, expires_at: expiresAt }))
      .where('key', '=', key)
      .where('batch', '=', batch - 1)
      .returning('taken')
      .executeTakeFirst();
    if (!row) {
      const written = await query.selectFrom('flow_lease').select('id').where('key', '=', key).where('batch', '=', batch).executeTakeFirst();
      return { isThere: written !== undefined, isLow: false };
    }
    if (isLast && Number(row.taken) === 0) await query.deleteFrom('flow_lease').where('key', '=', key).execute();
    const isLow =
      'package' in target
        ? await settlePackage(query, target.package, spent, back)
        : await settleBalance(database, query, target.balance, { key, batch, used, spent, back });
    return { isThere: true, isLow };
  });
}

/** Gives back what instances that died had taken. A lease that is renewed meanwhile stays. */
export async function returnExpired(database: Database): Promise<void> {
  const before = Date.now() - graceMilliseconds;
  const rows = await database.read.selectFrom('flow_lease').select('key').where('expires_at', '<=', before).execute();
  for (const { key } of rows)
    await database.transact(async (query) => {
      const gone = await query
        .deleteFrom('flow_lease')
        .where('key', '=', key)
        .where('expires_at', '<=', before)
        .returning(['package_id', 'balance_id', 'taken'])
        .executeTakeFirst();
      if (!gone) return;
      const unused = Number(gone.taken);
      if (gone.package_id !== null) await settlePackage(query, Number(gone.package_id), 0, unused);
      else await releaseHeld(query, Number(gone.balance_id), unused);
    });
}

async function leftOf(query: Query, target: LeaseTarget): Promise<number> {
  if ('balance' in target) {
    const row = await query.selectFrom('balance').select(['amount', 'held']).where('id', '=', target.balance).executeTakeFirst();
    return row ? Number(row.amount) - Number(row.held) : 0;
  }
  const row = await query
    .selectFrom('flow_package')
    .select('remaining')
    .where('id', '=', target.package)
    .where('status', 'in', ['unused', 'in_use'])
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return Number(row?.remaining ?? 0);
}

/** False where somebody else was faster. */
async function moveToLease(query: Query, target: LeaseTarget, amount: number): Promise<boolean> {
  if ('balance' in target) {
    const row = await query
      .updateTable('balance')
      .set(({ eb }) => ({ held: eb('held', '+', amount) }))
      .where('id', '=', target.balance)
      .where(({ eb, ref }) => eb(eb(ref('amount'), '-', ref('held')), '>=', amount))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
  const row = await query
    .updateTable('flow_package')
    .set(({ eb }) => ({ remaining: eb('remaining', '-', amount), leased: eb('leased', '+', amount), status: 'in_use' }))
    .where('id', '=', target.package)
    .where('status', 'in', ['unused', 'in_use'])
    .where('remaining', '>=', amount)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether its use has come to what its account has not been told of. */
async function settlePackage(query: Query, id: number, used: number, back: number): Promise<boolean> {
  if (used + back === 0) return false;
  const row = await query
    .updateTable('flow_package')
    .set(({ eb }) => ({ leased: eb('leased', '-', used + back), used: eb('used', '+', used), remaining: eb('remaining', '+', back) }))
    .where('id', '=', id)
    .returning(['remaining', 'leased', 'used', 'told'])
    .executeTakeFirstOrThrow();
  await query
    .updateTable('flow_package')
    .set({ status: 'used_up', updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'in_use')
    .where('remaining', '=', 0)
    .where('leased', '=', 0)
    .execute();
  return thresholdOf(row) > Number(row.told);
}

async function settleBalance(
  database: Database,
  query: Query,
  id: number,
  { key, batch, used, spent, back }: Pick<Report, 'batch' | 'used' | 'back'> & { key: string; spent: number },
): Promise<boolean> {
  if (spent + back === 0) return false;
  const { amount, low_at, is_low_told } = await releaseHeld(query, id, spent + back);
  for (const { service, amount, times } of used)
    await postEntry(database, query, {
      key: `call:${key}:${batch}:${service}`,
      kind: 'call',
      from: { balance: id },
      to: { system: 'revenue' },
      cents: amount,
      times,
      service,
      actorId: null,
    });
  return low_at !== null && !is_low_told && Number(amount) - spent < Number(low_at);
}

function releaseHeld(query: Query, id: number, amount: number) {
  return query
    .updateTable('balance')
    .set(({ eb }) => ({ held: eb('held', '-', amount) }))
    .where('id', '=', id)
    .returning(['amount', 'low_at', 'is_low_told'])
    .executeTakeFirstOrThrow();
}
