import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import type { Machine, Transition } from '../../../core/descriptor/types.ts';
import type { RecordValidator } from '../../../core/validation/validate-record.ts';
import { CallError, InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { contextOf } from '../binding/condition-query.ts';
import { parameterErrors } from '../binding/parameter-errors.ts';
import { findRecord } from '../binding/scope.ts';
import { compileAskValidator, type ScreenBinding } from '../binding/screen-binding.ts';
import { selectedIds } from '../binding/selected-ids.ts';
import { requireReadable } from '../files/require-readable.ts';
import { requireEffect, requireRules } from './effect.ts';
import { makeTransition, requireState } from './make-transition.ts';
import { recordInput, sealPrivate, storable, weakPasswords } from './record-input.ts';
import { requireKnown } from './require-offered.ts';
import { writeWith } from './write-with.ts';

/**
 * Returns the call of one transition. With `id` it answers `{rev}` or refuses; with `ids` every record is handled on its own and the answer says
 * which failed and why. What the transition asks for is also stored if the record has a field of that name.
 */
export function transitionService(
  binding: ScreenBinding,
  machine: Machine,
  transition: Transition,
): (call: Call) => Promise<{ rev: number } | TransitionAnswer> {
  const check = compileAskValidator(transition.ask);
  return async (call) => {
    const selected = selectedIds(call, { several: transition.bulk });
    const askValues = await parseAskValues(binding, transition, check, call);
    if ('single' in selected) return move(binding, machine, transition, call, selected.single, askValues);
    const answer: TransitionAnswer = { done: [], failed: [] };
    const { request_key: _one, ...params } = call.params;
    for (const id of selected.several) {
      if (call.signal.aborted) break;
      try {
        await move(binding, machine, transition, { ...call, params }, id, askValues);
        answer.done.push(id);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        answer.failed.push({ id, ret: error.ret, msg: error.text[call.language] });
      }
    }
    return answer;
  };
}

async function parseAskValues(binding: ScreenBinding, { ask }: Transition, check: RecordValidator, call: Call): Promise<Record<string, unknown>> {
  const { platform } = binding;
  const { values, errors } = check(recordInput(ask, call.params), { mode: 'add', context: contextOf(call) });
  if (errors.length === 0) errors.push(...(await weakPasswords(ask, values)), ...(await parameterErrors(platform, ask, call, values)));
  if (errors.length > 0) throw new InputError(errors);
  await requireReadable(platform, ask, call, values);
  await requireKnown(binding, ask, call, values);
  return sealPrivate(platform, ask, storable(ask, values));
}

/** Moves one record, in a transaction of its own. */
function move(
  binding: ScreenBinding,
  machine: Machine,
  transition: Transition,
  call: Call,
  id: number,
  askValues: Record<string, unknown>,
): Promise<{ rev: number }> {
  return writeWith(binding, call, async (context) => {
    const before = await findRecord(binding, call, id, context.query);
    requireState(machine, transition, before);
    await requireEffect(binding, call, context.query, { effect: transition, label: transition.label }, before);
    requireRules(binding, call, before, askValues);
    return { rev: (await makeTransition(binding, context, machine, transition, before, askValues)).rev };
  });
}
