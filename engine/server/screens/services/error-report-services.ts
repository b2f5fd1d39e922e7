import { addressKey } from '../../auth/limiter.ts';
import type { AuthContext } from '../../auth/services/auth-context.ts';
import { systemTables } from '../../auth/system-tables.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import type { Call, Service } from '../../kernel/call/service.ts';

const longest = { message: 4_000, url: 1_000, code: 60 };
/** Newest reports that are kept. */
const keep = 20_000;

/**
 * Faults that browsers report. The call keeps its traditional bare name beside the regular one and works without a token:
 * a page that cannot sign in has something to report, too. Long texts are cut, not refused.
 */
export function errorReportServices({ platform, limits }: AuthContext): Service[] {
  const { database } = platform;
  const log = createRepository(database, systemTables.errorLog);
  const save = async (call: Call): Promise<null> => {
    limits.errorReport.take(addressKey(call.ip));
    const { type, message, url, code } = call.params;
    const cut = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : null);
    await database.transact(async (query) => {
      const report = await log.insert(
        query,
        {
          type,
          message: cut(message, longest.message),
          url: cut(url, longest.url),
          code: cut(code, longest.code),
          account_id: call.session?.accountId ?? null,
          username: call.session?.username ?? null,
          ip: call.ip,
          user_agent: call.userAgent.slice(0, 300),
        },
        call.session?.accountId ?? null,
      );
      if (report.id % 100 === 0)
        await query
          .deleteFrom('error_log')
          .where('id', '<=', report.id - keep)
          .execute();
    });
    return null;
  };
  return ['save_error_logger', 'Admin.ErrorLog.Save'].map((name) => ({
    name,
    title: { zh_cn: '上报前端错误', en: 'Report a browser error' },
    parameters: [
      { name: 'type', type: 'string', enum: ['ajax', 'script'], required: true },
      { name: 'message', type: 'string', max: 50_000 },
      { name: 'url', type: 'string', max: 50_000 },
      { name: 'code', type: 'string', max: 1_000 },
      { name: 'time', type: 'string', max: 100, text: { zh_cn: '不保存，以服务器时间为准', en: 'Not kept: the server has its own clock' } },
    ],
    access: { kind: 'public' },
    handle: save,
  }));
}
