import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import { serviceNameOf } from '../../../core/derive/permissions.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { findRecord } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { editRecord } from './edit.ts';

/** `EditAll`: edits every record of `ids` with the same values, each by an `Edit` of its current state. Refusals are answered by record. */
export async function editAll(binding: ScreenBinding, call: Call): Promise<TransitionAnswer> {
  const { ids, request_key: _one, ...values } = call.params;
  const service = serviceNameOf(binding.screen, binding.screen.calls.Edit ?? 'Edit');
  const answer: TransitionAnswer = { done: [], failed: [] };
  for (const id of Array.isArray(ids) ? ids.map(Number) : []) {
    if (call.signal.aborted) break;
    try {
      const { rev } = await findRecord(binding, call, id);
      await editRecord(binding, { ...call, service, params: { ...values, id, rev } });
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      answer.failed.push({ id, ret: error.ret, msg: error.text[call.language] });
    }
  }
  return answer;
}
