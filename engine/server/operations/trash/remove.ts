import type { Call } from '../../kernel/call/service.ts';
import { noSuchRecord, scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { writeWith } from '../write/write-with.ts';
import { removeAll } from './removal.ts';

/** `Remove`: moves records to the trash, all or none. Of several, those that are gone already are skipped; the answer names the others. */
export async function removeRecords(binding: ScreenBinding, call: Call): Promise<{ removed: number[] }> {
  const selected = selectedIds(call, { several: true });
  const conditions = scopeOf(binding, call);
  return writeWith(binding, call, async (context) => {
    const records = await binding.repository.getMany(context.query, idsOf(selected), { conditions });
    if ('single' in selected && records.length === 0) throw noSuchRecord(binding, selected.single);
    return { removed: await removeAll(binding, context, records) };
  });
}
