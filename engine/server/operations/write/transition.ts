import { texts } from '../../../../generated/words/engine-server/transition.ts';
import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import type { Machine, Transition } from '../../../core/descriptor/types.ts';
import { allowedTransitions } from '../../../core/states/transitions.ts';
import { joinTexts, plainText } from '../../../core/text/text.ts';
import type { RecordValidator } from '../../../core/validation/validate-record.ts';
import { CallError, InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { findRecord } from '../binding/scope.ts';
import { compileAskValidator, type ScreenBinding } from '../binding/screen-binding.ts';
import { selectedIds } from '../binding/selected-ids.ts';
import { auditable } from '../binding/serialize.ts';
import { recordInput, sealPrivate, storable, weakPasswords } from './record-input.ts';
import { writeWith } from './write-with.ts';

/**
 * The call of one transition. With `id` it answers `{rev}` or refuses; with `ids` every record stands for itself and the answer
 * tells which failed and why. What the transition asks is stored too where the record has a field of that name.
 */
export function transitionService(
  binding: ScreenBinding,
  machine: Machine,
  transition: Transition,
): (call: Call) => Promise<{ rev: number } | TransitionAnswer> {
  const check = compileAskValidator(transition.ask);
  return async (call) => {
    const selected = selectedIds(call, { several: transition.bulk });
    const asked = await askedValues(binding, transition, check, call);
    if ('single' in selected) return { rev: await move(binding, machine, transition, call, selected.single, asked) };
    const answer: TransitionAnswer = { done: [], failed: [] };
    for (const id of selected.several) {
      if (call.signal.aborted) break;
      try {
        await move(binding, machine, transition, call, id, asked);
        answer.done.push(id);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        answer.failed.push({ id, ret: error.ret, msg: error.text[call.language] });
      }
    }
    return answer;
  };
}

async function askedValues({ platform }: ScreenBinding, { ask }: Transition, check: RecordValidator, call: Call): Promise<Record<string, unknown>> {
  const { values, errors } = check(recordInput(ask, call.params), { mode: 'add' });
  if (errors.length === 0) errors.push(...(await weakPasswords(ask, values)));
  if (errors.length > 0) throw new InputError(errors);
  return sealPrivate(platform, ask, storable(ask, values));
}

/** One record, in a transaction of its own. The state is compared and set, so of two callers at the same moment one is refused. */
function move(binding: ScreenBinding, machine: Machine, transition: Transition, call: Call, id: number, asked: Record<string, unknown>): Promise<number> {
  const { platform, screen, repository, hooks } = binding;
  const { field } = machine;
  const { verb, from, to } = transition;
  return writeWith(binding, call, async (context) => {
    const { query } = context;
    const before = await findRecord(binding, call, id, query);
    if (!from.some((state) => state === before[field])) throw wrongState(machine, transition, before[field]);
    await hooks.beforeTransition?.(context, before, verb, asked);
    const fieldValues = Object.fromEntries(Object.entries(asked).filter(([name]) => screen.fields.some((one) => one.name === name && !one.isSystem)));
    const values = { ...fieldValues, [field]: to };
    const after = await repository.update(query, id, before.rev, values);
    if (!after) throw refuse('conflict', texts.overtaken, { label: screen.label, id });
    const old = Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]));
    const reason = typeof asked.reason === 'string' ? asked.reason : undefined;
    const entry = { screen: screen.name, recordId: id, verb, before: auditable(screen, old), after: auditable(screen, values), reason };
    await platform.audit.record(query, call, entry);
    await hooks.afterTransition?.(context, after, verb, asked);
    return after.rev;
  });
}

function wrongState(machine: Machine, transition: Transition, state: unknown): CallError {
  const allowed = allowedTransitions(machine, state).map(({ label }) => label);
  const current = machine.values.find(({ value }) => value === state)?.label ?? plainText(String(state));
  return refuse('conflict', allowed.length > 0 ? texts.wrongState : texts.endState, {
    state: current,
    action: transition.label,
    allowed: joinTexts(allowed),
  });
}
