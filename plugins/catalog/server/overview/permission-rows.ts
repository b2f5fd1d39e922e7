import {
  type AppRecord,
  isPublished,
  matchesFilter,
  type Platform,
  type PublishedService,
  type RowFilter,
  type RowSource,
  type SourceRow,
} from '../../../../engine/server/index.ts';

/** Ids of rows are those of app and setting together. */
const settings = 2 ** 22;

/** By `<app>:<interface>`: somebody has applied, and nobody has decided. */
type Applications = ReadonlySet<string>;

/**
 * What each app may call and what not, the newest app first. It is what the app's developer sees: of hidden interfaces those it may call alone.
 * Nobody counts the pairs of all apps and all interfaces.
 */
export const permissions: RowSource = {
  filters: ['id', 'app_id', 'account_id', 'status', 'visibility', 'decided_by', 'service_name'],
  sorts: [],
  search: ['service_name', 'title', 'module', 'product'],
  async list({ filters, search, page, limit, signal }, platform) {
    const wanted = (row: SourceRow) => filters.every((filter) => matchesFilter(row, filter)) && contains(row, search);
    const skip = (page - 1) * limit;
    const items: SourceRow[] = [];
    const key = idAmong(filters);
    let passed = 0;
    for (const { id, appKey } of await appsOf(platform, filters, key)) {
      signal.throwIfAborted();
      const app = await platform.apps.app(appKey);
      if (!app) continue;
      const applications = await applicationsOf(platform, id);
      for (const row of rowsOf(platform, app, applications)) {
        if (!wanted(row) || passed++ < skip) continue;
        items.push(row);
        if (items.length === limit) return { items };
      }
    }
    return { items };
  },
};

async function appsOf({ database }: Platform, filters: RowFilter[], key: number | null): Promise<{ id: number; appKey: string }[]> {
  let query = database.read.selectFrom('app').select(['id', 'app_key']).where('deleted_at', 'is', null);
  for (const field of ['app_id', 'account_id'] as const) {
    const values = equalTo(filters, field);
    if (values) query = query.where(field === 'app_id' ? 'id' : field, 'in', values.map(Number));
  }
  if (key !== null) query = query.where('id', '=', Math.floor(key / settings));
  const rows = await query.orderBy('id', 'desc').execute();
  return rows.map((row) => ({ id: row.id, appKey: String(row.app_key) }));
}

async function applicationsOf({ database }: Platform, appId: number): Promise<Applications> {
  const rows = await database.read
    .selectFrom('permission_request')
    .select('service_name')
    .where('app_id', '=', appId)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ service_name }) => String(service_name)));
}

function* rowsOf({ apps, services }: Platform, app: AppRecord, applications: Applications): Generator<SourceRow> {
  const published = services
    .all()
    .filter(isPublished)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const service of published) {
    const [decision] = apps.decide(app, service);
    if (!service.settings || (service.access.visibility === 'hidden' && !decision.granted)) continue;
    yield {
      id: app.id * settings + service.settings.id,
      ...wordsOf(service),
      app_id: app.id,
      account_id: app.accountId,
      visibility: service.access.visibility,
      status: decision.granted ? 'obtained' : applications.has(service.name) ? 'applied' : 'refused',
      decided_by: decision.by === 'rule' ? decision.target : decision.by,
      rule: decision.by === 'rule' ? decision.scope : null,
    };
  }
}

function wordsOf({ name, title, about, settings: own }: PublishedService) {
  return { service_name: name, title: title.zh_cn, module: about.module, product: own?.product?.title ?? '' };
}

function idAmong(filters: RowFilter[]): number | null {
  const [key] = equalTo(filters, 'id') ?? [];
  return key === undefined ? null : Number(key);
}

function equalTo(filters: RowFilter[], field: string): unknown[] | null {
  const found = filters.find((filter) => filter.field === field && (filter.operator === 'eq' || filter.operator === 'in'));
  return found ? [found.value].flat() : null;
}

function contains(row: SourceRow, search: string | undefined): boolean {
  const words = search?.trim().toLowerCase() ?? '';
  return words === '' || [row.service_name, row.title, row.module, row.product].some((text) => String(text).toLowerCase().includes(words));
}
