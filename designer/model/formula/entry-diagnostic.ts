import type { Text } from '../../../engine/core/text/text.ts';

/** What is wrong with an entry, and where: offsets into the text as typed. */
export interface EntryDiagnostic {
  from: number;
  to: number;
  text: Text;
}
