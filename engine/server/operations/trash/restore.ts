import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { writeWith } from '../write/write-with.ts';
import { restoreAll } from './removal.ts';

/** `Restore`: restores records from the trash, all or none: a unique value that another record has since is an error of its field. */
export async function restoreRecords(binding: ScreenBinding, call: Call): Promise<{ restored: number[] }> {
  const selected = selectedIds(call, { several: true });
  const conditions = scopeOf(binding, call);
  return writeWith(binding, call, async (context) => {
    const records: StoredRecord[] = [];
    for (const id of idsOf(selected)) {
      const record = await binding.repository.get(context.query, id, { trash: true, conditions });
      if (record) records.push(record);
    }
    if ('single' in selected && records.length === 0) throw noSuchRecord(binding, selected.single);
    return { restored: await restoreAll(binding, context, records) };
  });
}
