import type { Call } from '../../kernel/call/service.ts';
import { verbOf } from '../binding/caller.ts';
import { isInScope, noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { auditable } from '../binding/serialize.ts';
import { writeWith } from './write-with.ts';

/** `Remove`: moves records to the trash, all or none. Of several, those that are gone already are passed over; the answer names the others. */
export async function removeRecords(binding: ScreenBinding, call: Call): Promise<{ removed: number[] }> {
  const { platform, screen, repository, hooks } = binding;
  const selected = selectedIds(call, { several: true });
  const scope = scopeOf(binding, call);
  return writeWith(binding, call, async (context) => {
    const { query } = context;
    const records = (await repository.getMany(query, idsOf(selected))).filter((record) => isInScope(scope, record));
    if ('single' in selected && records.length === 0) throw noSuchRecord(binding, selected.single);
    for (const record of records) await hooks.beforeRemove?.(context, record);
    const removed = await repository.remove(
      query,
      records.map((record) => record.id),
    );
    for (const record of records) {
      const entry = { screen: screen.name, recordId: record.id, verb: verbOf(call), before: auditable(screen, record), after: null };
      await platform.audit.record(query, call, entry);
    }
    return { removed };
  });
}
