import { texts } from '../../../../generated/words/engine-server/require-no-circle.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { fillText } from '../../../core/text/text.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { AnyQuery } from '../../kernel/ports/database.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';

/** Number of records a refusal names. */
const named = 8;

/**
 * Refuses a record of a tree that was written below itself: nobody would find it again. Rolls back the transaction. Other moves in the tree wait, so
 * that two moves, each valid by itself, make no circle together.
 * @param before the record before the write; an unchanged place is not checked
 */
export async function requireNoCircle(
  { platform, screen, repository }: ScreenBinding,
  query: AnyQuery,
  record: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const parent = (platform.screens.find(screen.records) ?? screen).list?.parent;
  if (parent === undefined || typeof record[parent] !== 'number' || record[parent] === before?.[parent]) return;
  await platform.database.hold(query, `tree ${repository.table.name}`);
  const path = [record.id];
  for (let above: unknown = record[parent]; typeof above === 'number'; ) {
    path.push(above);
    if (above === record.id) {
      const shown = path.length > named ? [...path.slice(0, named - 1), '…', record.id] : path;
      const values = { path: shown.map((id) => (typeof id === 'number' ? `#${id}` : id)).join(' → '), field: fieldOf(screen, parent)?.label ?? parent };
      throw new InputError([{ field: parent, code: 'circle', text: fillText(texts.circle, values) }]);
    }
    // What stands in a circle of its own has no top to be reached.
    if (path.indexOf(above) < path.length - 1) return;
    above = (await repository.get(query, above))?.[parent];
  }
}
