import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import { serviceNameOf } from '../../../core/derive/permissions.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { findRecord } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { editRecord } from './edit.ts';

/** `EditAll`: the same values for every record of `ids`, each an `Edit` of its own as it stands now. What is refused is told by record. */
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
