import { createHash, randomBytes } from 'node:crypto';
import type { Database, Query } from '../data/database.ts';
import type { EventBus } from '../events.ts';
import type { EndReason, OpenedSession, SessionAccount, SessionOptions, SessionState, Sessions } from './sessions.ts';

const day = 86_400_000;
const lifeMilliseconds = { short: day, keep: 30 * day };
const tokenPattern = /^[\w-]{43}$/;
/** Ended and expired rows are kept that long, so that 408 can still be told from 406. */
const keepEndedMilliseconds = 30 * day;
/** A cached session is read again after that, in case a message of another instance was lost. */
const freshMilliseconds = 30_000;
const maxCached = 50_000;

/** Why a session is over. `logout` is the person's own doing: for its token there was never anything to explain. */
type StoredReason = EndReason | 'logout';

interface Cached {
  state: SessionState;
  expiresMs: number;
  readAt: number;
  accountIds: number[];
}

/** Sessions in the table `session` with a cache of living ones in memory. */
export function createSessions(database: Database, events: EventBus): Sessions {
  const cache = new Map<string, Cached>();
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
    for (const token of tokensOf.get(event.accountId) ?? []) forget(token);
  });

  function forget(token: string): void {
    for (const accountId of cache.get(token)?.accountIds ?? []) {
      const tokens = tokensOf.get(accountId);
      tokens?.delete(token);
      if (tokens?.size === 0) tokensOf.delete(accountId);
    }
    cache.delete(token);
  }

  function remember(token: string, entry: Cached): void {
    forget(token);
    const oldest = cache.size >= maxCached ? cache.keys().next().value : undefined;
    if (oldest !== undefined) forget(oldest);
    cache.set(token, entry);
    for (const accountId of entry.accountIds) {
      const tokens = tokensOf.get(accountId) ?? new Set();
      tokensOf.set(accountId, tokens.add(token));
    }
  }

  async function read(token: string): Promise<SessionState> {
    const before = changes;
    const now = Date.now();
    const row = await database.read
      .selectFrom('session')
      .leftJoin('account', 'account.id', 'session.account_id')
      .select(['session.id as id', 'session.account_id as account_id', 'session.simulated_by as simulated_by'])
      .select(['session.expires_ms as expires_ms', 'session.ended_reason as ended_reason'])
      .select(['account.username as username', 'account.level as level', 'account.status as status', 'account.deleted_at as deleted_at'])
      .where('session.token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!row || row.ended_reason === 'logout') return { ended: 'unknown' };
    if (row.ended_reason === 'elsewhere' || row.ended_reason === 'disabled') return { ended: row.ended_reason };
    const expiresMs = Number(row.expires_ms);
    if (expiresMs <= now) return { ended: 'expired' };
    if (row.status !== 'enabled' || row.deleted_at !== null) return { ended: 'disabled' };
    const accountId = Number(row.account_id);
    const simulatedBy = row.simulated_by === null ? null : Number(row.simulated_by);
    const state: SessionState = { session: { id: String(row.id), accountId, username: String(row.username), level: Number(row.level), simulatedBy } };
    const accountIds = simulatedBy === null ? [accountId] : [accountId, simulatedBy];
    if (changes === before) remember(token, { state, expiresMs, readAt: now, accountIds });
    return state;
  }

  async function endWhere(query: Query, accountId: number, reason: EndReason, except?: string): Promise<void> {
    let update = query
      .updateTable('session')
      .set({ ended_reason: reason satisfies StoredReason })
      .where('ended_reason', 'is', null)
      .where((or) => or.or([or('account_id', '=', accountId), or('simulated_by', '=', accountId)]));
    if (except !== undefined) update = update.where('id', '!=', Number(except));
    await update.execute();
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
        simulated_by: account.simulatedBy ?? null,
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
      if (cached && cached.expiresMs > now && now - cached.readAt < freshMilliseconds) return cached.state;
      if (cached) forget(token);
      return tokenPattern.test(token) ? read(token) : { ended: 'unknown' };
    },

    async end(sessionId) {
      const accountId = await database.transact(async (query) => {
        const row = await query.selectFrom('session').select('account_id').where('id', '=', Number(sessionId)).executeTakeFirst();
        await query
          .updateTable('session')
          .set({ ended_reason: 'logout' satisfies StoredReason })
          .where('id', '=', Number(sessionId))
          .where('ended_reason', 'is', null)
          .execute();
        return row === undefined ? null : Number(row.account_id);
      });
      if (accountId !== null) await events.emit({ kind: 'account-changed', accountId });
    },

    async endAll(accountId, reason, except) {
      await database.transact((query) => endWhere(query, accountId, reason, except));
      await events.emit({ kind: 'account-changed', accountId });
    },

    endAllWithin: endWhere,
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
