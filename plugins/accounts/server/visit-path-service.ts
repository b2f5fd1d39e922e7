import { serviceNameOf } from '../../../engine/core/derive/permissions.ts';
import { findAccount, type Platform, type Query, refuse, type Service } from '../../../engine/server/index.ts';

/** One service an account called: back-office changes and the open calls of its apps. */
interface Visit {
  service: string;
  count: number;
  /** ISO in UTC. */
  last_time: string;
}

/** The track of an account, newest first. */
export function visitPathService(platform: Platform): Service {
  return {
    name: 'Admin.Requests.GetUserVisitPath',
    title: { zh_cn: '账号访问轨迹', en: 'Services an account called' },
    parameters: [
      { name: 'id', type: 'integer', min: 1, required: true },
      { name: 'page', type: 'integer', min: 1, default: 1 },
      { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
    ],
    access: { kind: 'permission', nodes: ['/user/list', '/user/look-over'] },
    async handle(call) {
      const id = Number(call.params.id);
      const page = Number(call.params.page);
      const perPage = Number(call.params.per_page);
      const { database } = platform;
      if (!(await findAccount(database.read, id))) throw refuse('notFound');
      const hasAccessLog = (await database.inspect('access_log')) !== null;
      const visits = [...(await changes(platform, id)), ...(hasAccessLog ? await openCalls(database.read, id) : [])].sort((a, b) =>
        b.last_time.localeCompare(a.last_time),
      );
      return { items: visits.slice((page - 1) * perPage, page * perPage), total: visits.length, page, per_page: perPage };
    },
  };
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
