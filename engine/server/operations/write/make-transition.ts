import { texts } from '../../../../generated/words/engine-server/transition.ts';
import type { Effect, Machine, Transition } from '../../../core/descriptor/types.ts';
import { allowedTransitions } from '../../../core/states/transitions.ts';
import { joinTexts, plainText } from '../../../core/text/text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { requireScreen } from '../../kernel/platform.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { targetOf } from '../binding/condition-query.ts';
import { bindScreen, type ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { effectValues, holdsFor } from './effect.ts';
import { sendNotices } from './notices.ts';
import { requireNoCircle } from './require-no-circle.ts';
import { requireThere } from './require-offered.ts';

/** Refuses a state the transition does not start from. */
export function requireState(machine: Machine, transition: Transition, record: StoredRecord): void {
  const state = record[machine.field];
  if (transition.from.some((from) => from === state)) return;
  const allowed = allowedTransitions(machine, state).map(({ label }) => label);
  const current = machine.values.find(({ value }) => value === state)?.label ?? plainText(String(state));
  throw refuse('conflict', allowed.length > 0 ? texts.wrongState : texts.endState, {
    state: current,
    action: transition.label,
    allowed: joinTexts(allowed),
  });
}

/**
 * Makes an allowed transition of a record in the transaction of `context`, with hooks, audit and its effects. Compares and sets the revision, so of
 * two callers at the same moment one is refused.
 */
export async function makeTransition(
  binding: ScreenBinding,
  context: HookContext,
  machine: Machine,
  transition: Transition,
  before: StoredRecord,
  sent: Readonly<Record<string, unknown>>,
  moved: readonly string[] = [],
): Promise<StoredRecord> {
  // A hook may change them, for this record alone.
  const askValues = { ...sent };
  const { platform, screen, repository, hooks } = binding;
  const { query, call } = context;
  const { verb, to } = transition;
  const step = `${screen.records} ${before.id} ${verb}`;
  if (moved.includes(step)) throw refuse('conflict', texts.circle, { action: transition.label, label: screen.label, id: before.id });
  await hooks.beforeTransition?.(context, before, verb, askValues);
  const stored = Object.fromEntries(Object.entries(askValues).filter(([name]) => screen.fields.some((one) => one.name === name && !one.isSystem)));
  const values = { ...stored, ...effectValues(transition, call, askValues, before), [machine.field]: to };
  const after = await repository.update(query, before.id, before.rev, values);
  if (!after) throw refuse('conflict', texts.stale, { label: screen.label, id: before.id });
  await requireNoCircle(binding, query, after, before);
  await requireThere(binding, query, after, before);
  const old = Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]));
  const reason = typeof askValues.reason === 'string' ? askValues.reason : undefined;
  const entry = { screen: screen.records, recordId: before.id, verb, before: auditable(screen, old), after: auditable(screen, values), reason };
  await platform.audit.record(query, call, entry);
  await hooks.afterTransition?.(context, after, verb, askValues);
  await followEffect(binding, context, transition, after, askValues, [...moved, step]);
  return after;
}

/**
 * Does what an effect does beyond its record: sends its messages, and makes the transitions of records it refers to.
 * @param moved the transitions that have led here: one that repeats would never end
 */
export async function followEffect(
  binding: ScreenBinding,
  context: HookContext,
  effect: Effect,
  record: StoredRecord,
  askValues: Record<string, unknown>,
  moved: readonly string[] = [],
): Promise<void> {
  await sendNotices(binding, context, effect, record, askValues);
  await moveReferences(binding, context, effect, record, moved);
}

async function moveReferences(binding: ScreenBinding, context: HookContext, { move }: Effect, record: StoredRecord, moved: readonly string[]): Promise<void> {
  for (const [name, { transition, when }] of Object.entries(move)) {
    if (!(await holdsFor(binding, context.call, context.query, when, record))) continue;
    const target = targetOf(binding.platform, binding.screen, name);
    const id = record[name];
    const other = target && bindScreen(binding.platform, target, binding.plugins);
    if (other && typeof id === 'number') await moveRecord(other, context, id, transition, moved);
  }
}

/** A record that is already in the target state stays; so does one whose screen has no such transition. */
async function moveRecord(binding: ScreenBinding, context: HookContext, id: number, wanted: string, moved: readonly string[]): Promise<void> {
  const pointed = await binding.repository.get(context.query, id);
  const verb = wanted[0]!.toUpperCase() + wanted.slice(1);
  const machine = binding.screen.machines.find(({ transitions }) => transitions.some((one) => one.verb === verb));
  const transition = machine?.transitions.find((one) => one.verb === verb);
  if (!pointed || !machine || !transition || pointed[machine.field] === transition.to) return;
  requireState(machine, transition, pointed);
  await makeTransition(binding, { ...context, screen: binding.screen }, machine, transition, pointed, {}, moved);
}

/**
 * For plugins: makes a transition of a record of another screen, usually one that is `by: system`, in the transaction of `context`, as `move` does.
 * @param transition as the descriptor writes it
 * @throws CallError conflict from a state the transition does not start from
 */
export async function systemTransition(context: HookContext, screen: string, id: number, transition: string): Promise<void> {
  const { platform } = context;
  const binding = bindScreen(platform, requireScreen(platform, screen), platform.plugins);
  if (binding) await moveRecord(binding, context, id, transition, []);
}
