import { createRepository } from '../../data/repository/repository-of.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { systemTables } from '../system-tables.ts';
import type { AuthContext } from './auth-context.ts';

/** When and from where somebody signed in to one's own account, newest first; failed attempts too. */
export function loginRecordsService({ platform }: AuthContext): Service {
  return {
    name: 'Platform.User.LoginRecords',
    title: { zh_cn: '最近登录', en: 'Recent logins' },
    parameters: [
      { name: 'page', type: 'integer', min: 1, default: 1 },
      { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
    ],
    access: { kind: 'session' },
    async handle(call) {
      const log = createRepository(platform.database, systemTables.loginLog);
      const page = Number(call.params.page);
      const perPage = Number(call.params.per_page);
      const { items, total } = await log.page(platform.database.read, {
        conditions: [{ field: 'account_id', operator: 'eq', value: sessionOf(call).accountId }],
        sort: [{ field: 'id', descending: true }],
        page,
        perPage,
      });
      return {
        items: items.map(({ id, created_at, ip, user_agent, result, simulated_by }) => ({
          id,
          created_at,
          ip,
          user_agent,
          result,
          is_simulated: simulated_by !== null,
        })),
        total,
        page,
        per_page: perPage,
      };
    },
  };
}
