import { type Database, type Permits, refuse, type Service, unknownService } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/permission.ts';

/** Whom a rule is about, the nearest first: the first that names a service decides. */
const ruleTargets = ['app', 'account', 'level'] as const;
export type RuleTarget = (typeof ruleTargets)[number];

/** `app:12`: who a rule is about, as the table `permission_rule` has it. */
export function targetKey(target: RuleTarget, id: number): string {
  return `${target}:${id}`;
}

/**
 * Whether an app may call a service, and therefore may know of it: the rule of the app, else of its account, else of the account's level, else
 * what the service itself says. Gateway, docs, agents and SDKs all ask here.
 */
export function mayUse(app: Permits, { name, access }: Pick<Service, 'name' | 'access'>): boolean {
  if (access.kind !== 'app') return false;
  return app.isAdministrators || (app.permits.get(name) ?? access.visibility === 'open');
}

/** Step of an open call after the credentials. Throws 401; of a hidden service 404, as if there were none. */
export function requirePermission(app: Permits & { appKey: string }, service: Pick<Service, 'name' | 'access'>): void {
  if (mayUse(app, service)) return;
  if (service.access.kind === 'app' && service.access.visibility === 'hidden') throw unknownService(service.name);
  throw refuse('noRight', texts.refused, { app: app.appKey, service: service.name });
}

/** What the rules say of one app, by service. */
export async function readPermits(database: Database, app: { appId: number; accountId: number; level: number }): Promise<Map<string, boolean>> {
  const keys = [targetKey('app', app.appId), targetKey('account', app.accountId), targetKey('level', app.level)];
  const rules = await database.read
    .selectFrom('permission_rule')
    .select(['service_name', 'target_key', 'granted'])
    .where('target_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute();
  const permits = new Map<string, boolean>();
  // The nearest is written last.
  for (const key of keys.toReversed()) {
    for (const rule of rules) if (rule.target_key === key) permits.set(String(rule.service_name), rule.granted === 'granted');
  }
  return permits;
}
