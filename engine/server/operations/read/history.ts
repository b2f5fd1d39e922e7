import type { HistoryAnswer } from '../../../core/answers/list-answer.ts';
import type { Call } from '../../kernel/call/service.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import { isInScope, noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { singleRecord } from '../binding/single-record.ts';

/** `History`: who changed what of a record and when, newest first; of removed records too. */
export async function recordHistory(binding: ScreenBinding, call: Call): Promise<HistoryAnswer> {
  const { platform, screen } = binding;
  const id = screen.kind === 'single' ? (await singleRecord(binding, call)).id : await knownId(binding, call);
  const [entries, masking] = await Promise.all([platform.audit.history(screen.name, id), fieldMaskingOf(binding, call)]);
  return {
    items: entries.map(({ id, at, verb, username, simulatedBy, before, after, reason }) => ({
      id,
      at,
      verb,
      username,
      simulated_by: simulatedBy,
      before: before && masking.mask(before),
      after: after && masking.mask(after),
      reason: reason ?? null,
    })),
  };
}

async function knownId(binding: ScreenBinding, call: Call): Promise<number> {
  const { platform, repository } = binding;
  const id = Number(call.params.id);
  const query = platform.database.read;
  const record = (await repository.get(query, id)) ?? (await repository.get(query, id, { trash: true }));
  if (!record || !isInScope(scopeOf(binding, call), record)) throw noSuchRecord(binding, id);
  return id;
}
