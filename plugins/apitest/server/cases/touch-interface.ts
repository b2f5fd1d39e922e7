import type { Query } from '../../../../engine/server/index.ts';

/** Counts the revision of an interface up: whoever has it open in the designer holds other test cases than are stored, and merges before saving. */
export async function touchInterface(query: Query, interfaceId: unknown): Promise<void> {
  if (typeof interfaceId !== 'number') return;
  await query
    .updateTable('interface_definition')
    .set((is) => ({ rev: is('rev', '+', 1) }))
    .where('id', '=', interfaceId)
    .execute();
}
