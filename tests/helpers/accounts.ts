import { addAccount } from '../../engine/server/auth/accounts/accounts.ts';
import { hashPassword, setPasswordCost } from '../../engine/server/auth/accounts/passwords.ts';
import type { BegunBy } from '../../engine/server/kernel/ports/job-queue.ts';
import { type Caller, callerOf, type TestServer } from './server.ts';

export const memberPassword = 'member-1';
setPasswordCost(10);
const hash = hashPassword(memberPassword);

/** An account with a session of its own, made past the calls: hashing a password for each would take most of a suite's time. */
export async function enter(server: TestServer, username: string, level: number): Promise<{ id: number; call: Caller }> {
  const { database, sessions } = server.platform;
  const passwordHash = await hash;
  const id = await database.transact((query) => addAccount(database, query, { username, level, passwordHash }));
  const { token } = await sessions.open({ id, epoch: 0 }, { keep: false, ip: '127.0.0.1', userAgent: 'test' });
  return { id, call: callerOf(server.address, token) };
}

/** A call of that account, for jobs that are begun past the calls. */
export function begunBy(accountId: number): BegunBy {
  const session = { id: '', accountId, username: '', level: 200, epoch: 0, simulatedBy: null, simulatorEpoch: null };
  return { service: 'Admin.Job.List', session };
}
