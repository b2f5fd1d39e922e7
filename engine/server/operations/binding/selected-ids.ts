import { texts } from '../../../../generated/words/engine-server/selected-ids.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';

/** The records a call names: by `id`, which must exist, or by `ids`, each handled on its own. */
export type SelectedIds = { single: number } | { several: number[] };

/**
 * Reads `id` or `ids` of a call.
 * @throws InputError for both or neither, or for several where the call takes one
 */
export function selectedIds(call: Call, allows: { several: boolean }): SelectedIds {
  const { id, ids } = call.params;
  if ((id === undefined) === (ids === undefined)) throw new InputError([{ field: 'id', code: 'required', text: texts.one }]);
  if (id !== undefined) return { single: Number(id) };
  const several = [...new Set(Array.isArray(ids) ? ids.map(Number) : [])];
  if (several.length > 1 && !allows.several) throw new InputError([{ field: 'ids', code: 'max', text: texts.notSeveral }]);
  return { several };
}

/** Returns the ids of either form. */
export function idsOf(selected: SelectedIds): number[] {
  return 'single' in selected ? [selected.single] : selected.several;
}
