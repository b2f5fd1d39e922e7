import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { verbOf } from '../binding/caller.ts';
import { isInScope, noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { auditable } from '../binding/serialize.ts';
import { writeWith } from './write-with.ts';

/** `Restore`: brings records back from the trash, all or none: a unique value that has been given away since is a fault of its field. */
export async function restoreRecords(binding: ScreenBinding, call: Call): Promise<{ restored: number[] }> {
  const { platform, screen, repository, hooks } = binding;
  const selected = selectedIds(call, { several: true });
  const scope = scopeOf(binding, call);
  return writeWith(binding, call, async (context) => {
    const { query } = context;
    const records: StoredRecord[] = [];
    for (const id of idsOf(selected)) {
      const record = await repository.get(query, id, { trash: true });
      if (record && isInScope(scope, record)) records.push(record);
    }
    if ('single' in selected && records.length === 0) throw noSuchRecord(binding, selected.single);
    const restored = await repository.restore(
      query,
      records.map((record) => record.id),
    );
    for (const record of records) {
      const entry = { screen: screen.name, recordId: record.id, verb: verbOf(call), before: null, after: auditable(screen, record) };
      await platform.audit.record(query, call, entry);
      await hooks.afterRestore?.(context, record);
    }
    return { restored };
  });
}
