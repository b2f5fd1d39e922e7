import type { Text } from '../../../engine/core/text/text.ts';

/** An error in a typed entry, with its place as offsets into the text (UTF-16 units). */
export interface EntryDiagnostic {
  from: number;
  to: number;
  text: Text;
}
