import type { RuleSets, RuleTarget, RuleWord } from '../../../../engine/core/protocol/rules/decide.ts';
import { type AppRecord, isPublished, type Permits, type Platform } from '../../../../engine/server/index.ts';
import type { RuleState } from './rule-rows.ts';
import { partsOf } from './subjects.ts';

export interface RuleChange {
  subject: string;
  scope: string;
  before: RuleState;
  after: RuleState;
}

/** An app with the rules it has and those it would have. */
export interface Judged {
  app: AppRecord;
  after: Permits;
}

/** Days whose calls are looked at. */
const days = 7;
/** What is refused before a permission is asked: no credentials, a wrong address, an app that may not be used, a wrong signature. */
const refusedBefore = [401, 406, 412, 413, 414];

/** The apps whose permissions the changes may touch, as they would be. */
export async function appsAfter(platform: Platform, changes: readonly RuleChange[]): Promise<Judged[]> {
  const { database, apps } = platform;
  const idsOf = (target: RuleTarget) => [...new Set(changes.map(({ subject }) => partsOf(subject)).flatMap((one) => (one.target === target ? [one.id] : [])))];
  const [ids, accounts, levels] = [idsOf('app'), idsOf('account'), idsOf('level')];
  const rows = await database.read
    .selectFrom('app')
    .innerJoin('account', 'account.id', 'app.account_id')
    .select(['app.app_key', 'app.id', 'account.level'])
    .where('app.deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        ...(ids.length > 0 ? [eb('app.id', 'in', ids)] : []),
        ...(accounts.length > 0 ? [eb('app.account_id', 'in', accounts)] : []),
        ...(levels.length > 0 ? [eb('account.level', 'in', levels)] : []),
      ]),
    )
    .execute();
  const judged = await Promise.all(
    rows.map(async ({ app_key, level }) => {
      const app = await apps.app(String(app_key));
      return app && { app, after: { ...app, rules: withChanges(app.rules, changes, { app: app.id, account: app.accountId, level: Number(level) }) } };
    }),
  );
  return judged.filter((one) => one !== null);
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
  for (const { app, after } of judged) {
    for (const service of published) {
      const [was, is] = [apps.mayUse(app, service), apps.mayUse(after, service)];
      if (is && !was) opened++;
      if (was && !is) closed++;
    }
  }
  return { opened, closed };
}

/** Whose calls of the last days, which were let through, would have been refused. */
export async function refusedCalls(
  { database, apps, services }: Platform,
  judged: readonly Judged[],
): Promise<{ app: AppRecord; service: string; calls: number }[]> {
  const byKey = new Map(judged.map((one) => [one.app.appKey, one]));
  if (byKey.size === 0) return [];
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  const rows = await database.read
    .selectFrom('access_log')
    .select(({ fn, lit }) => ['app_key', 'service', fn.sum(fn.coalesce('calls', lit(1))).as('calls')] as const)
    .where('time', '>=', since)
    .where('app_key', 'in', [...byKey.keys()])
    .where('ret', 'not in', refusedBefore)
    .groupBy(['app_key', 'service'])
    .execute();
  return rows
    .flatMap(({ app_key, service: name, calls }) => {
      const one = byKey.get(String(app_key));
      const service = services.find(String(name));
      if (!one || !service || !apps.mayUse(one.app, service) || apps.mayUse(one.after, service)) return [];
      return [{ app: one.app, service: service.name, calls: Number(calls) }];
    })
    .sort((first, second) => second.calls - first.calls);
}
