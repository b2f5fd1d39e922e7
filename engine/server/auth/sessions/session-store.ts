import { createHash, randomBytes } from 'node:crypto';
import type { Database, Query } from '../../kernel/ports/database.ts';
import type { EventBus } from '../../kernel/ports/event-bus.ts';
import type { OpenedSession, OpenSession, SessionAccount, SessionOptions, SessionState, Sessions } from '../../kernel/ports/sessions.ts';
import { createSessionCache } from './session-cache.ts';
import { endOfRow, sessionRows } from './session-rows.ts';

const day = 86_400_000;
const lifeMilliseconds = { short: day, keep: 30 * day };
const tokenPattern = /^[\w-]{43}$/;
/** Retention of ended and expired rows, so that 408 can still be distinguished from 406. */
const keepEndedMilliseconds = 30 * day;
/** Returns the sessions of the table `session`, with live ones in memory. */
export function createSessions(database: Database, events: EventBus): Sessions {
  const cache = createSessionCache(events);

  async function read(token: string): Promise<SessionState> {
    const store = cache.begin();
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
    store(token, { state, expiresMs, accountIds });
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
      if (cached) return cached;
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

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
