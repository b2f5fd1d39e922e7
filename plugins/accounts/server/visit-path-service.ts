import type { AnswerFrom } from '../../../engine/core/contract/define-call.ts';
import { serviceNameOf } from '../../../engine/core/derive/permissions.ts';
import { type ContractService, findAccount, handle, type Platform, type Query, refuse } from '../../../engine/server/index.ts';
import { listVisits } from '../shared/calls.ts';

type Visit = AnswerFrom<typeof listVisits>['items'][number];

/** The track of an account. */
export function visitPathService(platform: Platform): ContractService {
  return handle(listVisits, async ({ id, page, per_page: perPage }) => {
    const { database } = platform;
    if (!(await findAccount(database.read, id))) throw refuse('notFound');
    const hasAccessLog = (await database.inspect('access_log')) !== null;
    const visits = [...(await changes(platform, id)), ...(hasAccessLog ? await openCalls(database.read, id) : [])].sort((a, b) =>
      b.last_time.localeCompare(a.last_time),
    );
    return { items: visits.slice((page - 1) * perPage, page * perPage), total: visits.length, page, per_page: perPage };
  });
}

async function changes({ database, screens }: Platform, accountId: number): Promise<Visit[]> {
  const rows = await database.read
    .selectFrom('audit')
    .select(['screen', 'verb'])
    .select((select) => [select.fn.countAll().as('count'), select.fn.max('at').as('last_time')])
    .where('account_id', '=', accountId)
    .groupBy(['screen', 'verb'])
    .execute();
  return rows.map((row) => {
    const screen = screens.find(String(row.screen));
    const service = screen ? serviceNameOf(screen, String(row.verb)) : `${row.screen}.${row.verb}`;
    return { service, count: Number(row.count), last_time: timeOf(row.last_time) };
  });
}

async function openCalls(query: Query, accountId: number): Promise<Visit[]> {
  const rows = await query
    .selectFrom('access_log')
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
