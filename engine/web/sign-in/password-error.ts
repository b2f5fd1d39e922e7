import { texts } from '../../../generated/words/engine-web/new-password.ts';
import type { Text } from '../../core/text/text.ts';

/** What is wrong with a new password as far as can be seen without the server, which knows all the rules. */
export function passwordError(password: string): { password?: Text } {
  if (/\s/.test(password)) return { password: texts.passwordSpaces };
  const { length } = [...password];
  return length < 6 || length > 20 ? { password: texts.passwordLength } : {};
}
