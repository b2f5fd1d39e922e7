import type { Text } from '../text/text.ts';

/** One refused field of an input: its path (`address.city`, `tags.0`), a stable code, and what is allowed. */
export interface InvalidField {
  field: string;
  code: string;
  text: Text;
}
