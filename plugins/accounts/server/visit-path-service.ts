import type { AnswerFrom } from '../../../engine/core/contract/define-call.ts';
import { type ContractService, findAccount, handle, type Platform, refuse } from '../../../engine/server/index.ts';
import { listVisits } from '../shared/calls.ts';

type Visit = AnswerFrom<typeof listVisits>['items'][number];

/** Where the calls are that people and the apps of an account have made. */
const logs = ['request_log', 'access_log'] as const;

/** The track of an account. */
export function visitPathService(platform: Platform): ContractService {
  return handle(listVisits, async ({ id, page, per_page: perPage }) => {
    if (!(await findAccount(platform.database.read, id))) throw refuse('notFound');
    const visits = (await Promise.all(logs.map((log) => visitsIn(platform, log, id)))).flat().sort((a, b) => b.last_time.localeCompare(a.last_time));
    return { items: visits.slice((page - 1) * perPage, page * perPage), total: visits.length, page, per_page: perPage };
  });
}

async function visitsIn({ database }: Platform, log: (typeof logs)[number], accountId: number): Promise<Visit[]> {
  if ((await database.inspect(log)) === null) return [];
  const rows = await database.read
    .selectFrom(log)
    .select('service')
    .select((select) => [select.fn.countAll().as('count'), select.fn.max('time').as('last_time')])
    .where('account_id', '=', accountId)
    .groupBy('service')
    .execute();
  return rows.map((row) => ({ service: String(row.service), count: Number(row.count), last_time: timeOf(row.last_time) }));
}

function timeOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
