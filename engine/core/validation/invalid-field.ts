import type { Text } from '../text/text.ts';

/** One field of an input that is refused: where (dotted: `address.city`, `tags.0`), a stable code, and what is allowed in both languages. */
export interface InvalidField {
  field: string;
  code: string;
  text: Text;
}
