import { saveError, saveErrorByOldName } from '../../../core/calls/screens/screen.ts';
import type { InputOf } from '../../../core/contract/define-call.ts';
import { addressKey, Limiter } from '../../auth/limiter.ts';
import { systemTables } from '../../auth/system-tables.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';

const longest = { message: 4_000, url: 1_000, code: 60 };
/** Number of reports one address may send in a row; after that one more each two seconds. */
const reports = { burst: 30, refillMilliseconds: 2_000 };
/** Maximum number of stored reports. */
const keep = 20_000;

/**
 * Stores errors that browsers report. The call has a traditional bare name besides the regular one and needs no token: a page that cannot sign in has
 * errors to report, too. Long texts are cut, not refused.
 */
export function errorReportServices(platform: Platform): ContractService[] {
  const { database } = platform;
  const limiter = new Limiter(reports);
  const log = createRepository(database, systemTables.errorLog);
  const save = async ({ type, message, url, code }: InputOf<typeof saveError>, call: Call): Promise<null> => {
    limiter.take(addressKey(call.ip));
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
          request_id: call.requestId,
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
