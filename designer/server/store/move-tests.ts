import type { Platform } from '../../../engine/server/index.ts';
import { withTests } from '../../model/edits/interface/test-edits.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { InterfaceTests } from './interface-tests.ts';

/**
 * Moves test cases of definitions that were stored before their table existed, those in the trash too. Each in a transaction of its own, for the
 * revision that was read: of several instances that start at once, one does it.
 */
export async function moveTests(platform: Platform): Promise<void> {
  const { database } = platform;
  if (!platform.screens.find('test_case')) return;
  const tests = new InterfaceTests(platform);
  const rows = await database.read.selectFrom('interface_definition').select('id').where('definition', 'like', '%"tests":%').execute();
  for (const { id } of rows) {
    await database.transact(async (query) => {
      const row = await query.selectFrom('interface_definition').select(['rev', 'definition', 'created_by']).where('id', '=', id).executeTakeFirst();
      const stored = JSON.parse(String(row?.definition ?? '{}')) as InterfaceDefinition;
      if (!row || !stored.tests) return;
      const definition = withTests(stored, undefined);
      const changed = await query
        .updateTable('interface_definition')
        .set({ definition: JSON.stringify(definition) })
        .where('id', '=', id)
        .where('rev', '=', row.rev)
        .where('definition', '=', String(row.definition))
        .executeTakeFirst();
      if (Number(changed.numUpdatedRows) === 1) await tests.write(query, Number(id), stored, row.created_by === null ? null : Number(row.created_by));
    });
  }
}
