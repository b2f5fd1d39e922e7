import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { grownTo } from '../data/change-cache.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import type { EventBus } from '../kernel/ports/event-bus.ts';
import type { EndReason, OpenedSession, OpenSession, SessionAccount, SessionOptions, SessionState, Sessions } from '../kernel/ports/sessions.ts';
import { type AccountState, endOf } from './revocation.ts';

const day = 86_400_000;
const lifeMilliseconds = { short: day, keep: 30 * day };
const tokenPattern = /^[\w-]{43}$/;
/** Retention of ended and expired rows, so that 408 can still be distinguished from 406. */
const keepEndedMilliseconds = 30 * day;
/** A cached session is read again after this time, in case a message of another instance was lost. */
const freshMilliseconds = 30_000;
const maxCached = 50_000;

interface Cached {
  state: SessionState;
  expiresMs: number;
  /** On the clock that is never set. */
  readAt: number;
  accountIds: number[];
}

/** Returns the sessions of the table `session`, with a cache of live ones in memory. */
export function createSessions(database: Database, events: EventBus): Sessions {
  const cache = new LRUCache<string, Cached>({ ...grownTo(maxCached), dispose: ({ accountIds }, token) => unlink(token, accountIds) });
  const tokensOf = new Map<number, Set<string>>();
  /** Counts changes, so that a row read before a change is never cached after it. */
  let changes = 0;

  events.on((event) => {
    if (event.kind === 'missed') {
      changes++;
      cache.clear();
      tokensOf.clear();
    }
    if (event.kind !== 'account-changed') return;
    changes++;
    for (const token of [...(tokensOf.get(event.accountId) ?? [])]) cache.delete(token);
  });

  function unlink(token: string, accountIds: readonly number[]): void {
    for (const accountId of accountIds) {
      const tokens = tokensOf.get(accountId);
      tokens?.delete(token);
      if (tokens?.size === 0) tokensOf.delete(accountId);
    }
  }

  function remember(token: string, entry: Cached): void {
    cache.delete(token);
    cache.set(token, entry);
    for (const accountId of entry.accountIds) {
      const tokens = tokensOf.get(accountId) ?? new Set();
      tokensOf.set(accountId, tokens.add(token));
    }
  }

  async function read(token: string): Promise<SessionState> {
    const before = changes;
    const now = Date.now();
    const row = await sessionRows(database.read).where('session.token_hash', '=', hashToken(token)).executeTakeFirst();
    if (!row || row.ended_reason === 'logout') return { ended: 'unknown' };
    if (row.ended_reason !== null) return { ended: 'elsewhere' };
    const expiresMs = Number(row.expires_ms);
    if (expiresMs <= now) return { ended: 'expired' };
    const [epoch, accountId] = [Number(row.epoch), Number(row.account_id)];
    const simulatedBy = row.simulated_by === null ? null : Number(row.simulated_by);
    const simulatorEpoch = simulatedBy === null ? null : Number(row.simulator_epoch);
    const ended = endOfRow(row);
    if (ended) return { ended };
    const { id, username, level } = row;
    const state: SessionState = {
      session: { id: String(id), accountId, username: String(username), level: Number(level), epoch, simulatedBy, simulatorEpoch },
    };
    const accountIds = simulatedBy === null ? [accountId] : [accountId, simulatedBy];
    if (changes === before) remember(token, { state, expiresMs, readAt: performance.now(), accountIds });
    return state;
  }

  async function openWithin(query: Query, account: SessionAccount, { keep, ip, userAgent }: SessionOptions): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expiresMs = now + (keep ? lifeMilliseconds.keep : lifeMilliseconds.short);
    await query
      .deleteFrom('session')
      .where('expires_ms', '<', now - keepEndedMilliseconds)
      .execute();
    await query
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        account_id: account.id,
        epoch: account.epoch,
        simulated_by: account.simulator?.accountId ?? null,
        simulator_epoch: account.simulator?.epoch ?? null,
        opened_ms: now,
        expires_ms: expiresMs,
        ip,
        user_agent: userAgent.slice(0, 300),
        ended_reason: null,
      })
      .execute();
    return { token, expires: new Date(expiresMs).toISOString() };
  }

  return {
    open: (account, options) => database.transact((query) => openWithin(query, account, options)),

    openWithin,

    async resolve(token) {
      const cached = cache.get(token);
      const now = Date.now();
      if (cached && cached.expiresMs > now && performance.now() - cached.readAt < freshMilliseconds) return cached.state;
      if (cached) cache.delete(token);
      return tokenPattern.test(token) ? read(token) : { ended: 'unknown' };
    },

    async end(sessionId) {
      const accountId = await database.transact(async (query) => {
        const row = await query.selectFrom('session').select('account_id').where('id', '=', Number(sessionId)).executeTakeFirst();
        await query.updateTable('session').set({ ended_reason: 'logout' }).where('id', '=', Number(sessionId)).where('ended_reason', 'is', null).execute();
        return row === undefined ? null : Number(row.account_id);
      });
      if (accountId !== null) await events.emit({ kind: 'account-changed', accountId });
    },

    async listOpen(accountId) {
      const rows = await sessionRows(database.read)
        .select(['session.ip', 'session.user_agent', 'session.opened_ms'])
        .where('session.account_id', '=', accountId)
        .where('session.expires_ms', '>', Date.now())
        .where('session.ended_reason', 'is', null)
        .orderBy('session.id', 'desc')
        .execute();
      return rows
        .filter((row) => endOfRow(row) === null)
        .map(
          (row): OpenSession => ({
            id: Number(row.id),
            ip: row.ip ?? '',
            userAgent: row.user_agent ?? '',
            openedAt: new Date(Number(row.opened_ms)).toISOString(),
            expiresAt: new Date(Number(row.expires_ms)).toISOString(),
            isSimulated: row.simulated_by !== null,
          }),
        );
    },

    async revokeWithin(query, { id, accountId }, sessionIds) {
      if (sessionIds.length === 0) return 0;
      await database.hold(query, `sessions:${accountId}`);
      const own = await query.selectFrom('session').select('ended_reason').where('id', '=', Number(id)).executeTakeFirst();
      if (own?.ended_reason !== null) return null;
      const { numUpdatedRows } = await query
        .updateTable('session')
        .set({ ended_reason: 'revoked' })
        .where('account_id', '=', accountId)
        .where('id', 'in', [...sessionIds])
        .where('ended_reason', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async keepWithin(query, sessionId, epoch) {
      await query.updateTable('session').set({ epoch }).where('id', '=', Number(sessionId)).execute();
    },
  };
}

/** Selects sessions with everything that decides about their validity, in one statement. */
function sessionRows(query: Query) {
  return query
    .selectFrom('session')
    .leftJoin('account', 'account.id', 'session.account_id')
    .leftJoin('account as simulator', 'simulator.id', 'session.simulated_by')
    .leftJoin('epoch as own', (join) => join.onRef('own.subject', '=', 'session.account_id').on('own.kind', '=', 'account'))
    .leftJoin('epoch as his', (join) => join.onRef('his.subject', '=', 'session.simulated_by').on('his.kind', '=', 'account'))
    .select(['session.id', 'session.account_id', 'session.epoch', 'session.simulated_by', 'session.simulator_epoch'])
    .select(['session.expires_ms', 'session.ended_reason', 'account.username', 'account.level'])
    .select(['account.status as status', 'account.deleted_at as deleted_at', 'own.value as account_epoch'])
    .select(['simulator.status as simulator_status', 'simulator.deleted_at as simulator_deleted_at', 'his.value as simulator_account_epoch']);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['executeTakeFirstOrThrow']>>;

/** Why a session has ended by what became of its accounts, or null. */
function endOfRow(row: SessionRow): EndReason | null {
  const own = endOf(accountStateFrom(row.account_epoch, row.status, row.deleted_at), Number(row.epoch));
  if (own || row.simulated_by === null) return own;
  return endOf(accountStateFrom(row.simulator_account_epoch, row.simulator_status, row.simulator_deleted_at), Number(row.simulator_epoch));
}

function accountStateFrom(epoch: unknown, status: unknown, deletedAt: unknown): AccountState {
  return { epoch: Number(epoch ?? 0), isEnabled: status === 'enabled' && deletedAt === null };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
