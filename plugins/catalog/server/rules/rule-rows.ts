import { type Call, type Platform, type Query, type Repository, requireScreen } from '../../../../engine/server/index.ts';
import { partsOf } from './subjects.ts';

/** What a rule says of a subject and a scope, or that there is none. */
export type RuleState = 'granted' | 'refused' | 'none';

const ruleScreen = 'permission_rule';

/** The stored rules of these subjects. */
export async function rulesOf(query: Query, keys: readonly string[]): Promise<{ id: number; key: string; scope: string; granted: boolean }[]> {
  if (keys.length === 0) return [];
  const rows = await query
    .selectFrom(ruleScreen)
    .select(['id', 'target_key', 'service_name', 'granted'])
    .where('target_key', 'in', [...keys])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: Number(row.id), key: String(row.target_key), scope: String(row.service_name), granted: row.granted === 'granted' }));
}

/** Writes one rule as its own screen would, with what the history tells of it. Within the transaction of `query`. */
export async function putRule(platform: Platform, query: Query, call: Call, rule: { subject: string; scope: string; state: RuleState }): Promise<void> {
  const rows = repositoryOfRules(platform);
  const { subject, scope, state } = rule;
  const stored = (await rulesOf(query, [subject])).find((one) => one.scope === scope);
  const record = (recordId: number, verb: string, before: RuleState, after: RuleState) =>
    platform.audit.record(query, call, { screen: ruleScreen, recordId, verb, before: { granted: before }, after: { granted: after } });
  if (!stored) {
    if (state === 'none') return;
    const { target, id } = partsOf(subject);
    const about = { app_id: null, account_id: null, level: null, [target === 'level' ? 'level' : `${target}_id`]: id };
    const ruleId = await rows.insert(query, { service_name: scope, target, ...about, granted: state, target_key: subject }, call.session?.accountId ?? null);
    await record(ruleId.id, 'Add', 'none', state);
    return;
  }
  const before = stored.granted ? 'granted' : 'refused';
  if (before === state) return;
  if (state === 'none') {
    await rows.remove(query, [stored.id]);
    await record(stored.id, 'Remove', before, state);
  } else {
    await rows.update(query, stored.id, null, { granted: state });
    await record(stored.id, 'Edit', before, state);
  }
}

function repositoryOfRules(platform: Platform): Repository {
  const rows = platform.repositories.of(requireScreen(platform, ruleScreen));
  if (!rows) throw new Error('rules have no table');
  return rows;
}
