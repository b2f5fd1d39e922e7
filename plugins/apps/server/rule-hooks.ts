import { branchParts, everything } from '../../../engine/core/protocol/rules/branch.ts';
import { type RuleTarget, ruleTargets } from '../../../engine/core/protocol/rules/decide.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { type FieldComputation, type HookContext, InputError, isKnownScope, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/rule-hooks.ts';
import { targetKey } from './record/permission.ts';

/** The field that names whom a rule is about, by kind. */
const idFields: Record<RuleTarget, string> = { app: 'app_id', account: 'account_id', level: 'level' };

/** A rule is about one target and holds at the next call on every instance. */
export const ruleHooks: ScreenHooks = {
  beforeWrite({ platform }, values, before) {
    const scope = values.service_name;
    // What a rule was about may have gone since; it is still the rule's.
    if (typeof scope === 'string' && scope !== before?.service_name && !isKnownScope(platform, scope)) {
      throw new InputError([{ field: 'service_name', code: 'unknown', text: fillText(texts.unknown, { name: scope }) }]);
    }
    const record: Record<string, unknown> = { ...before, ...values };
    const target = record.target as RuleTarget;
    // The fields of the other kinds are hidden in the form and mean nothing.
    const others = Object.entries(idFields).flatMap(([kind, field]) => (kind === target ? [] : [[field, null]]));
    return { ...values, ...Object.fromEntries(others), target_key: targetKey(target, Number(record[idFields[target]])) };
  },
  afterWrite: announce,
  afterRestore: announce,
  beforeRemove: announce,
};

function announce({ afterCommit, platform }: HookContext): void {
  afterCommit(() => platform.events.emit({ kind: 'permissions-changed' }));
}

/** Where a rule stands among those of one interface, the first deciding: 1 is a rule of an app about the interface itself, 12 one of a level about everything. */
export const rulePriority: FieldComputation = (_context, records) =>
  records.map(({ target, service_name }) => ruleTargets.indexOf(target as RuleTarget) * 4 + nearness(String(service_name)) + 1);

function nearness(scope: string): number {
  if (scope === everything) return 3;
  const parts = branchParts(scope);
  if (!parts) return 0;
  return parts.module === undefined ? 2 : 1;
}
