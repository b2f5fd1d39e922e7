import type { Text } from '../text/text.ts';

/** One fault of an input: where (dotted: `address.city`, `tags.0`), a stable code, and what is allowed in both languages. */
export interface Fault {
  field: string;
  code: string;
  text: Text;
}
