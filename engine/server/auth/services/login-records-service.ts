import { listLoginRecords } from '../../../core/calls/account.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import type { LoginResult } from '../login-log.ts';
import { systemTables } from '../system-tables.ts';
import type { AuthContext } from './context/auth-context.ts';

/** A row as `recordLogin` writes it. */
interface LoginRow extends StoredRecord {
  created_at: string;
  ip: string;
  user_agent: string;
  result: LoginResult;
  simulated_by: number | null;
}

/** Lists logins to the caller's own account with time and address, newest first, failed attempts included. */
export function loginRecordsService({ platform }: AuthContext): ContractService {
  return handle(listLoginRecords, async ({ page, per_page: perPage }, call) => {
    const log = createRepository(platform.database, systemTables.loginLog);
    const { items, total } = await log.page(platform.database.read, {
      conditions: [{ field: 'account_id', operator: 'eq', value: sessionOf(call).accountId }],
      sort: [{ field: 'id', descending: true }],
      page,
      perPage,
    });
    return {
      items: (items as LoginRow[]).map(({ id, created_at, ip, user_agent, result, simulated_by }) => ({
        id,
        created_at,
        ip,
        user_agent,
        result: result === 'simulated' ? 'ok' : result,
        is_simulated: simulated_by !== null,
      })),
      total,
      page,
      per_page: perPage,
    };
  });
}
