import { createRepository } from '../data/repository/repository-of.ts';
import type { Call } from '../kernel/call/service.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import { systemTables } from './system-tables.ts';

/** Outcome of an attempt: signed in, simulated, wrong credentials, disabled account, or a level the site does not admit. */
export type LoginResult = 'ok' | 'simulated' | 'login' | 'disabled' | 'level';

/** One attempt to sign in, or a simulated login. A name without an account is not stored: people type passwords there. */
export interface LoginRecord {
  accountId: number | null;
  username: string;
  result: LoginResult;
  isAdminLogin: boolean;
  simulatedBy?: number;
}

/** Adds an attempt to the login log. */
export async function recordLogin(database: Database, query: Query, call: Call, record: LoginRecord): Promise<void> {
  const { accountId, username, result, isAdminLogin, simulatedBy } = record;
  await createRepository(database, systemTables.loginLog).insert(
    query,
    {
      account_id: accountId,
      username,
      result,
      ip: call.ip,
      user_agent: call.userAgent.slice(0, 300),
      simulated_by: simulatedBy ?? null,
      is_admin_login: isAdminLogin,
    },
    simulatedBy ?? accountId,
  );
}
