import type { HookContext, ScreenHooks } from '../../../engine/server/index.ts';
import { type RuleTarget, targetKey } from './record/permission.ts';

/** The field that names whom a rule is about, by kind. */
const idFields: Record<RuleTarget, string> = { app: 'app_id', account: 'account_id', level: 'level' };

/** A rule is about one target and holds at the next call on every instance. */
export const ruleHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
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
