import { saveError, saveErrorByOldName } from '../../../core/calls/screen.ts';
import type { InputOf } from '../../../core/contract/define-call.ts';
import { addressKey } from '../../auth/limiter.ts';
import type { AuthContext } from '../../auth/services/auth-context.ts';
import { systemTables } from '../../auth/system-tables.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';

const longest = { message: 4_000, url: 1_000, code: 60 };
/** Newest reports that are kept. */
const keep = 20_000;

/**
 * Faults that browsers report. The call keeps its traditional bare name beside the regular one and works without a token:
 * a page that cannot sign in has something to report, too. Long texts are cut, not refused.
 */
export function errorReportServices({ platform, limits }: AuthContext): ContractService[] {
  const { database } = platform;
  const log = createRepository(database, systemTables.errorLog);
  const save = async ({ type, message, url, code }: InputOf<typeof saveError>, call: Call): Promise<null> => {
    limits.errorReport.take(addressKey(call.ip));
    const cut = (value: string | undefined, length: number) => value?.slice(0, length) ?? null;
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
  return [saveErrorByOldName, saveError].map((contract) => handle(contract, save));
}
