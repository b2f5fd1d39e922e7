import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addAccount } from '../../../../engine/server/auth/accounts/accounts.ts';
import { epochTable, raiseAccount } from '../../../../engine/server/auth/revocation.ts';
import { createSessions } from '../../../../engine/server/auth/sessions/session-store.ts';
import { systemTables } from '../../../../engine/server/auth/system-tables.ts';
import { DatabaseEventBus } from '../../../../engine/server/data/event-bus.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import type { Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { Sessions } from '../../../../engine/server/kernel/ports/sessions.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { until } from '../../../helpers/server.ts';

const browser = { keep: false, ip: '192.0.2.1', userAgent: 'test' };

describeOnDatabases('sessions', (place) => {
  let database: Database;
  let events: DatabaseEventBus;
  let here: Sessions;
  let there: Sessions;
  let id: number;
  let number = 0;

  beforeAll(async () => {
    database = await place.open();
    await migrate(database, [systemTables.account, systemTables.session, epochTable]);
    events = new DatabaseEventBus(database);
    here = createSessions(database, events);
    // On PostgreSQL another instance has its own connection; the embedded database serves one process.
    const other = place.dialect === 'postgres' ? await place.open() : database;
    there = createSessions(other, place.dialect === 'postgres' ? new DatabaseEventBus(other) : events);
  });

  beforeEach(async () => {
    id = await database.transact((query) => addAccount(database, query, { username: `user${++number}`, passwordHash: 'x', level: 100 }));
  });

  const revoke = async (accountId: number): Promise<void> => {
    await database.transact((query) => raiseAccount(query, accountId));
    await events.emit({ kind: 'account-changed', accountId });
  };

  const ended = (sessions: Sessions, token: string, reason: string) =>
    until(
      () => sessions.resolve(token),
      (state) => 'ended' in state && state.ended === reason,
    );

  it('opens with a token of 256 bits of which only the hash is stored', async () => {
    const { token, expires } = await here.open({ id, epoch: 0 }, browser);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(86_000_000);
    const rows = await database.read.selectFrom('session').selectAll().where('account_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await here.resolve(token)).toEqual({
      session: { id: String(rows[0]!.id), accountId: id, username: `user${number}`, level: 100, epoch: 0, simulatedBy: null, simulatorEpoch: null },
    });
  });

  it('lasts 30 days when it is to be kept', async () => {
    const { expires } = await here.open({ id, epoch: 0 }, { ...browser, keep: true });
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it('asks the database once for a token in use', async () => {
    const { token } = await here.open({ id, epoch: 0 }, browser);
    const first = await here.resolve(token);
    await database.transact((query) => query.deleteFrom('session').where('account_id', '=', id).execute());
    expect(await here.resolve(token)).toBe(first);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), "' or 1=1 --"])('does not know the token "%s"', async (token) => {
    expect(await here.resolve(token)).toEqual({ ended: 'unknown' });
  });

  it('forgets a token that was signed out with', async () => {
    const { token } = await here.open({ id, epoch: 0 }, browser);
    const state = await there.resolve(token);
    if ('ended' in state) throw new Error('not open');
    await here.end(state.session.id);
    expect(await here.resolve(token)).toEqual({ ended: 'unknown' });
    await ended(there, token, 'unknown');
  });

  it('ends all sessions of an account at once and remembers why, on this and other instances', async () => {
    const [first, second] = [await here.open({ id, epoch: 0 }, browser), await there.open({ id, epoch: 0 }, browser)];
    for (const token of [first.token, second.token]) for (const sessions of [here, there]) await sessions.resolve(token);
    await revoke(id);
    for (const { token } of [first, second]) {
      expect(await here.resolve(token)).toEqual({ ended: 'elsewhere' });
      await ended(there, token, 'elsewhere');
    }
  });

  it("keeps the caller's own session when told so", async () => {
    const [own, other] = [await here.open({ id, epoch: 0 }, browser), await here.open({ id, epoch: 0 }, browser)];
    const state = await here.resolve(own.token);
    if ('ended' in state) throw new Error('not open');
    const epoch = await database.transact(async (query) => {
      const raised = await raiseAccount(query, id);
      await here.keepWithin(query, state.session.id, raised);
      return raised;
    });
    await events.emit({ kind: 'account-changed', accountId: id });
    expect(await here.resolve(own.token)).toMatchObject({ session: { epoch } });
    expect(await here.resolve(other.token)).toEqual({ ended: 'elsewhere' });
  });

  it('refuses a disabled or removed account even when nobody ended its sessions', async () => {
    for (const change of [{ status: 'disabled' }, { status: 'enabled', deleted_at: new Date().toISOString() }]) {
      const { token } = await here.open({ id, epoch: 0 }, browser);
      await database.transact((query) => query.updateTable('account').set(change).where('id', '=', id).execute());
      await events.emit({ kind: 'account-changed', accountId: id });
      expect(await here.resolve(token)).toEqual({ ended: 'disabled' });
    }
  });

  it('sees a changed level after the event', async () => {
    const { token } = await here.open({ id, epoch: 0 }, browser);
    await here.resolve(token);
    await database.transact((query) => query.updateTable('account').set({ level: 101 }).where('id', '=', id).execute());
    await events.emit({ kind: 'account-changed', accountId: id });
    expect(await here.resolve(token)).toMatchObject({ session: { level: 101 } });
  });

  it('expires', async () => {
    const { token } = await here.open({ id, epoch: 0 }, browser);
    await database.transact((query) =>
      query
        .updateTable('session')
        .set({ expires_ms: Date.now() - 1 })
        .where('account_id', '=', id)
        .execute(),
    );
    expect(await here.resolve(token)).toEqual({ ended: 'expired' });
  });

  it('ends simulated sessions together with those of the super admin behind them', async () => {
    const superAdmin = await database.transact((query) => addAccount(database, query, { username: `super${number}`, passwordHash: 'x', level: 255 }));
    const { token } = await here.open({ id, epoch: 0, simulator: { accountId: superAdmin, epoch: 0 } }, browser);
    expect(await here.resolve(token)).toMatchObject({ session: { accountId: id, simulatedBy: superAdmin } });
    await there.resolve(token);
    await revoke(superAdmin);
    expect(await here.resolve(token)).toEqual({ ended: 'elsewhere' });
    await ended(there, token, 'elsewhere');
  });

  it('are over from the start where the account was signed out since the password was checked', async () => {
    await revoke(id);
    const { token } = await here.open({ id, epoch: 0 }, browser);
    expect(await here.resolve(token)).toEqual({ ended: 'elsewhere' });
  });

  it('opens within a transaction that may still be undone', async () => {
    let token = '';
    const rolledBack = database.transact(async (query) => {
      ({ token } = await here.openWithin(query, { id, epoch: 0 }, browser));
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    expect(await here.resolve(token)).toEqual({ ended: 'unknown' });
  });
});
