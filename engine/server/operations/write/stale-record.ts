import { texts } from '../../../../generated/words/engine-server/stale-record.ts';
import type { StaleAnswer } from '../../../core/answers/list-answer.ts';
import { type CallError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { actorFor } from '../binding/actor.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';

/** Returns the refusal of a write that was based on an older revision. */
export async function staleRecord(binding: ScreenBinding, call: Call, current: StoredRecord): Promise<CallError> {
  const [last] = await binding.platform.audit.history(binding.screen.records, current.id);
  const by = last ? actorFor(binding.screen, call, last).username : null;
  const data: StaleAnswer = {
    current: serialize(binding, call, current),
    changed_by: by,
    changed_at: String(current.updated_at),
  };
  const text = by ? texts.changedBy : texts.changed;
  return refuse('conflict', text, { label: binding.screen.label, by: by ?? '' }, data);
}
