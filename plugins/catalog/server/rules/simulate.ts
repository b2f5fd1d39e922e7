import { type Expression, sql } from 'kysely';
import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import type { RuleSets, RuleTarget, RuleWord } from '../../../../engine/core/protocol/rules/decide.ts';
import { isPublished, type Permits, type Platform } from '../../../../engine/server/index.ts';
import type { RuleState } from './rule-rows.ts';
import { partsOf } from './subjects.ts';

export interface RuleChange {
  subject: string;
  scope: string;
  before: RuleState;
  after: RuleState;
}

/** What is judged of an app: whom it is of, and what rules hold for it now and after the changes. Apps under the same rules share both objects. */
export interface Judged {
  app: { appKey: string; name: string; username: string };
  before: Permits;
  after: Permits;
}

/** Days whose calls are looked at. */
const days = 7;
/** What is refused before a permission is asked: no credentials, a wrong address, an app that may not be used, a wrong signature. */
const refusedBefore = [401, 406, 412, 413, 414];

/** The apps whose permissions the changes may touch, as they would be: a few statements for any number of them. */
export async function appsAfter(platform: Platform, changes: readonly RuleChange[]): Promise<Judged[]> {
  const touched = touchedApps(platform, changes);
  const rows = await touched
    .select(['app.id', 'app.app_key', 'app.name', 'app.account_id', 'account.username', 'account.level', 'account.deleted_at as account_removed'])
    .execute();
  const [apps, accounts, levels] = await Promise.all([
    rulesBy(platform, 'app_id', touched.select('app.id')),
    rulesBy(platform, 'account_id', touched.select('app.account_id')),
    rulesBy(platform, 'level', touched.select('account.level')),
  ]);
  const changed = new Set(changes.map(({ subject }) => subject));
  const shared = new Map<string, Pick<Judged, 'before' | 'after'>>();
  return rows.map((row) => {
    const own = { app: Number(row.id), account: Number(row.account_id), level: Number(row.level) };
    const isOrphan = row.account_removed !== null;
    // Whoever has no rules of his own is like all others of the level.
    const ofApp = apps.has(own.app) || changed.has(`app:${own.app}`) ? own.app : '';
    const ofAccount = accounts.has(own.account) || changed.has(`account:${own.account}`) ? own.account : '';
    const key = `${ofApp} ${ofAccount} ${own.level} ${isOrphan}`;
    let permits = shared.get(key);
    if (!permits) {
      const isAdministrators = !isOrphan && own.level >= adminLevel;
      const rules: RuleSets = isOrphan
        ? { app: noRules, account: noRules, level: noRules }
        : { app: apps.get(own.app) ?? noRules, account: accounts.get(own.account) ?? noRules, level: levels.get(own.level) ?? noRules };
      permits = { before: { rules, isAdministrators }, after: { rules: withChanges(rules, changes, own), isAdministrators } };
      shared.set(key, permits);
    }
    return { app: { appKey: String(row.app_key), name: String(row.name ?? ''), username: isOrphan ? '' : String(row.username) }, ...permits };
  });
}

/** The apps that the changes are about, themselves, by their account or by its level. */
function touchedApps({ database }: Platform, changes: readonly RuleChange[]) {
  const idsOf = (target: RuleTarget) => [...new Set(changes.map(({ subject }) => partsOf(subject)).flatMap((one) => (one.target === target ? [one.id] : [])))];
  const [ids, accounts, levels] = [idsOf('app'), idsOf('account'), idsOf('level')];
  return database.read
    .selectFrom('app')
    .innerJoin('account', 'account.id', 'app.account_id')
    .where('app.deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        ...(ids.length > 0 ? [eb('app.id', 'in', ids)] : []),
        ...(accounts.length > 0 ? [eb('app.account_id', 'in', accounts)] : []),
        ...(levels.length > 0 ? [eb('account.level', 'in', levels)] : []),
      ]),
    );
}

const noRules: ReadonlyMap<string, RuleWord> = new Map();

/** The rules about what a query selects, by whom they are about. */
async function rulesBy(
  { database }: Platform,
  field: 'app_id' | 'account_id' | 'level',
  ids: Expression<unknown>,
): Promise<Map<number, Map<string, RuleWord>>> {
  const rows = await database.read
    .selectFrom('permission_rule')
    .select(['id', 'service_name', 'granted', `${field} as subject_id`])
    .where(field, 'in', sql<number>`(${ids})`)
    .where('deleted_at', 'is', null)
    .execute();
  const rules = new Map<number, Map<string, RuleWord>>();
  for (const { id, service_name, granted, subject_id } of rows) {
    const own = rules.get(Number(subject_id)) ?? new Map<string, RuleWord>();
    rules.set(Number(subject_id), own.set(String(service_name), { id: Number(id), granted: granted === 'granted' }));
  }
  return rules;
}

/** The rules as the changes would leave them. */
function withChanges(rules: RuleSets, changes: readonly RuleChange[], own: Readonly<Record<RuleTarget, number>>): RuleSets {
  const after: Record<RuleTarget, Map<string, RuleWord>> = { app: new Map(rules.app), account: new Map(rules.account), level: new Map(rules.level) };
  for (const { subject, scope, after: state } of changes) {
    const { target, id } = partsOf(subject);
    if (own[target] !== id) continue;
    if (state === 'none') after[target].delete(scope);
    else after[target].set(scope, { id: null, granted: state === 'granted' });
  }
  return after;
}

/** How many pairs of app and interface become possible, and how many are no longer. */
export function pairsChanged({ apps, services }: Platform, judged: readonly Judged[]): { opened: number; closed: number } {
  const published = services.all().filter(isPublished);
  let [opened, closed] = [0, 0];
  for (const [after, alike] of Map.groupBy(judged, (one) => one.after)) {
    const before = alike[0]?.before ?? after;
    for (const service of published) {
      const [was, is] = [apps.mayUse(before, service), apps.mayUse(after, service)];
      if (is && !was) opened += alike.length;
      if (was && !is) closed += alike.length;
    }
  }
  return { opened, closed };
}

/** Whose calls of the last days, which were let through, would have been refused. */
export async function refusedCalls(
  platform: Platform,
  changes: readonly RuleChange[],
  judged: readonly Judged[],
): Promise<{ app: Judged['app']; service: string; calls: number }[]> {
  if (judged.length === 0) return [];
  const { database, apps, services } = platform;
  const byKey = new Map(judged.map((one) => [one.app.appKey, one]));
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  const rows = await database.read
    .selectFrom('access_log')
    .select(({ fn, lit }) => ['app_key', 'service', fn.sum(fn.coalesce('calls', lit(1))).as('calls')] as const)
    .where('time', '>=', since)
    // A query, not a list: no statement takes as many parameters as a level may have apps.
    .where('app_key', 'in', touchedApps(platform, changes).select('app.app_key'))
    .where('ret', 'not in', refusedBefore)
    .groupBy(['app_key', 'service'])
    .execute();
  return rows
    .flatMap(({ app_key, service: name, calls }) => {
      const one = byKey.get(String(app_key));
      const service = services.find(String(name));
      if (!one || !service || !apps.mayUse(one.before, service) || apps.mayUse(one.after, service)) return [];
      return [{ app: one.app, service: service.name, calls: Number(calls) }];
    })
    .sort((first, second) => second.calls - first.calls);
}
