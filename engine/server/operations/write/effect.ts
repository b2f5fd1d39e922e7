import { texts } from '../../../../generated/words/engine-server/effect.ts';
import { holdsRule } from '../../../core/condition/holds-rule.ts';
import { matchesCondition } from '../../../core/condition/matches-condition.ts';
import { resolveValue } from '../../../core/condition/value-word.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Condition, Effect, Screen } from '../../../core/descriptor/types.ts';
import { isEditable } from '../../../core/states/transitions.ts';
import { plainText, type Text } from '../../../core/text/text.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Query } from '../../kernel/ports/database.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import { ownConditions } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { requireNoCircle } from './require-no-circle.ts';
import { requireThere } from './require-offered.ts';

type Named = { effect: Effect; label: Text };

/**
 * Refuses what may not be done with a stored record: because of its owner, the caller, or its values. Lookups are queried in the caller's own
 * transaction. Applies to everybody, super admins included.
 */
export async function requireEffect(binding: ScreenBinding, call: Call, query: Query, { effect, label }: Named, record: StoredRecord): Promise<void> {
  const { screen, repository } = binding;
  const { own, notBy, when } = effect;
  const holds = async (conditions: Parameters<typeof repository.count>[1]['conditions']) => (await repository.get(query, record.id, { conditions })) !== null;
  if (own.length > 0 && !(await holds(ownConditions(binding, call, own)))) throw refuse('noRight', texts.notYours, { action: label });
  if (notBy !== undefined && call.session && record[notBy] === call.session.accountId) {
    throw refuse('noRight', texts.notBy, { action: label, field: fieldOf(screen, notBy)?.label ?? screen.label });
  }
  if (!(await holdsFor(binding, call, query, when, record))) throw refuse('conflict', texts.unfit, { action: label, id: record.id });
}

/** Whether a record meets a condition of an effect. Lookups are queried in the caller's own transaction. */
export async function holdsFor(
  { platform, screen, repository }: ScreenBinding,
  call: Call,
  query: Query,
  when: Condition | undefined,
  record: StoredRecord,
): Promise<boolean> {
  const context = contextOf(call);
  const isLookedUp = Object.keys(when ?? {}).some((path) => path.includes('.'));
  if (!isLookedUp) return matchesCondition(when, record, context);
  return (await repository.get(query, record.id, { conditions: conditionQuery(platform, screen, when, context) })) !== null;
}

/** Refuses what is asked of a record where a rule of its fields would no longer hold, at the question. */
export function requireRules({ screen }: ScreenBinding, call: Call, record: StoredRecord, askValues: Record<string, unknown>): void {
  const whole = { ...record, ...askValues };
  const broken = screen.rules.filter((rule) => Object.hasOwn(askValues, rule.at) && !holdsRule(rule, whole, contextOf(call)));
  if (broken.length > 0) throw new InputError(broken.map(({ at, message }) => ({ field: at, code: 'rule', text: message })));
}

/** Refuses to write to a record in a state that only transitions leave. */
export function requireEditable({ screen }: Pick<ScreenBinding, 'screen'>, record: StoredRecord): void {
  const state = lockingState(screen, record);
  if (state !== undefined) throw refuse('conflict', texts.locked, { id: record.id, state });
}

/** Returns the state of a record that only transitions leave, in words; undefined if it can be changed. */
export function lockingState({ machines }: Screen, record: StoredRecord): Text | undefined {
  const machine = machines.find((one) => !isEditable(one, record[one.field]));
  const value = machine && record[machine.field];
  return machine && (machine.values.find((one) => one.value === value)?.label ?? plainText(String(value)));
}

/** Returns the values an effect sets, with its words resolved for this call. A word without a value empties the field. */
export function effectValues({ set }: Effect, call: Call, askValues: Record<string, unknown>, record?: StoredRecord): Record<string, unknown> {
  const context = { ...contextOf(call), form: askValues, ...(record && { record }) };
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, resolveValue(value, context) ?? null]));
}

/** Writes what an action sets by itself, with an audit entry. Resolves to the record afterwards. */
export async function writeValues(binding: ScreenBinding, query: Query, call: Call, record: StoredRecord, verb: string, values: Record<string, unknown>) {
  const { platform, screen, repository } = binding;
  const after = await repository.update(query, record.id, record.rev, values);
  if (!after) throw refuse('conflict', texts.stale, { label: screen.label, id: record.id });
  await requireNoCircle(binding, query, after, record);
  await requireThere(binding, query, after, record);
  const old = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
  await platform.audit.record(query, call, {
    screen: screen.records,
    recordId: record.id,
    verb,
    before: auditable(screen, old),
    after: auditable(screen, values),
  });
  return after;
}
