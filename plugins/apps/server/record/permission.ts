import { noProduct, scopesOf } from '../../../../engine/core/protocol/rules/branch.ts';
import { type Decision, decisionsOf, type RuleSets, type RuleTarget, type RuleWord, ruleTargets } from '../../../../engine/core/protocol/rules/decide.ts';
import type { Visibility } from '../../../../engine/core/protocol/service-about.ts';
import { type Permits, type Query, refuse, type Service, unknownService } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/permission.ts';

/** What of a service decides who may call it. */
export type Judged = Pick<Service, 'name' | 'access' | 'about' | 'settings'>;

/** `app:12`: who a rule is about, as the table `permission_rule` has it. */
export function targetKey(target: RuleTarget, id: number): string {
  return `${target}:${id}`;
}

/**
 * Whether an app may call a service, and therefore may know of it: the rule of the app, else of its account, else of the account's level, else
 * what the service itself says. Of rules of one target that of the interface comes before that of its module, of its product, of everything.
 * Gateway, docs, agents and SDKs all ask here.
 */
export function mayUse(app: Permits, service: Judged): boolean {
  return service.access.kind === 'app' && decidingOf(app, service).granted;
}

/** The first of what `decide` answers, without the others: every open call asks for it. */
export function decidingOf(app: Permits, service: Judged): Decision {
  if (app.isAdministrators) return administrators;
  const scopes = scopesOfService(service);
  for (const target of ruleTargets) {
    const rules = app.rules[target];
    if (rules.size === 0) continue;
    for (const scope of scopes) {
      const rule = rules.get(scope);
      if (rule) return { by: 'rule', target, scope, ...rule };
    }
  }
  return byVisibility[visibilityOf(service)];
}

const administrators: Decision = { by: 'administrator', granted: true };
const byVisibility: Readonly<Record<Visibility, Decision>> = {
  open: { by: 'visibility', visibility: 'open', granted: true },
  controlled: { by: 'visibility', visibility: 'controlled', granted: false },
  hidden: { by: 'visibility', visibility: 'hidden', granted: false },
};

function visibilityOf({ access }: Judged): Visibility {
  return access.kind === 'app' ? access.visibility : 'hidden';
}

/** Why: what decides, then what would decide without it. Its first is what `mayUse` answers. */
export function decide(app: Permits, service: Judged): [Decision, ...Decision[]] {
  return decisionsOf(app.rules, scopesOfService(service), visibilityOf(service), app.isAdministrators);
}

const known = new WeakMap<Judged, readonly string[]>();

/** A service stays what it is until another takes its place. */
function scopesOfService(service: Judged): readonly string[] {
  const cached = known.get(service);
  if (cached) return cached;
  const scopes = scopesOf({ service: service.name, module: service.about?.module ?? '', product: service.settings?.product?.id ?? noProduct });
  known.set(service, scopes);
  return scopes;
}

/** Throws 401 where the decision refuses; of a hidden service 404, as if there were none. */
export function requireGranted(decision: Decision, app: { appKey: string }, service: Judged): void {
  if (decision.granted) return;
  if (visibilityOf(service) === 'hidden') throw unknownService(service.name);
  throw refuse('noRight', texts.refused, { app: app.appKey, service: service.name });
}

export const noRules: RuleSets = { app: new Map(), account: new Map(), level: new Map() };

/** What the rules say of one app. */
export async function readRules(query: Query, app: { appId: number; accountId: number; level: number }): Promise<RuleSets> {
  const keys = { app: targetKey('app', app.appId), account: targetKey('account', app.accountId), level: targetKey('level', app.level) };
  const rows = await query
    .selectFrom('permission_rule')
    .select(['id', 'service_name', 'target_key', 'granted'])
    .where('target_key', 'in', Object.values(keys))
    .where('deleted_at', 'is', null)
    .execute();
  const of = (target: RuleTarget) =>
    new Map(
      rows
        .filter((row) => row.target_key === keys[target])
        .map((row): [string, RuleWord] => [String(row.service_name), { id: Number(row.id), granted: row.granted === 'granted' }]),
    );
  return { app: of('app'), account: of('account'), level: of('level') };
}
