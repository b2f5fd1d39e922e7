import type { Diagnostic } from '../../../core/descriptor/parse/diagnostic.ts';
import { pointerOf } from '../../../core/descriptor/parse/pointer.ts';
import type { SourceFile } from '../../../core/descriptor/parse/source-file.ts';
import type { Refusal } from '../../data/migration/check-rows.ts';

/** Returns what the migrator refused as diagnostics of the fields that asked for it. */
export function tableDiagnostics(source: SourceFile, refusals: Refusal[]): Diagnostic[] {
  return refusals.map(({ column, text }) => {
    const pointer = column === '' || column.includes(',') ? '/table' : pointerOf('schema', 'properties', column);
    return source.diagnose(pointer, 'table-refused', { reason: text }, 'key');
  });
}
