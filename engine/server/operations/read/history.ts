import type { HistoryAnswer } from '../../../core/answers/list-answer.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import { actorFor } from '../binding/actor.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import { noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { singleRecord } from '../binding/single-record.ts';
import { actTitle } from './act-title.ts';

/** `History`: returns who changed what of a record and when, newest first; of removed records too, if the screen has a trash. */
export async function recordHistory(binding: ScreenBinding, call: Call): Promise<HistoryAnswer> {
  const { platform, screen } = binding;
  const id = screen.kind === 'single' ? (await singleRecord(binding, call)).id : await knownId(binding, call);
  const [entries, masking] = await Promise.all([platform.audit.history(screen.records, id), fieldMaskingOf(binding, call)]);
  return {
    items: entries.map((entry) => {
      const { id, at, verb, before, after, reason } = entry;
      const { username, simulatedBy } = actorFor(screen, call, entry);
      return {
        ...{ id, at, verb, title: actTitle(platform, screen.records, verb), username, simulated_by: simulatedBy },
        before: before && masking.mask(shownOf(screen, before)),
        after: after && masking.mask(shownOf(screen, after)),
        reason: reason ?? null,
      };
    }),
  };
}

/** A view shows changes of its own fields. */
function shownOf({ fields, records, name }: Screen, values: Record<string, unknown>): Record<string, unknown> {
  if (records === name) return values;
  return Object.fromEntries(Object.entries(values).filter(([changed]) => fields.some((field) => field.name === changed)));
}

async function knownId(binding: ScreenBinding, call: Call): Promise<number> {
  const { platform, repository, screen } = binding;
  const id = Number(call.params.id);
  const query = platform.database.read;
  const conditions = scopeOf(binding, call);
  const removed = async () => (screen.calls.Restore === undefined ? null : repository.get(query, id, { trash: true, conditions }));
  const record = (await repository.get(query, id, { conditions })) ?? (await removed());
  if (!record) throw noSuchRecord(binding, id);
  return id;
}
