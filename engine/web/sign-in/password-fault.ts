import type { MessageKey } from './messages.ts';

/** What is wrong with a new password as far as can be seen without the server, which knows all the rules. */
export function passwordFault(password: string): { password?: MessageKey } {
  if (/\s/.test(password)) return { password: 'passwordSpaces' };
  const { length } = [...password];
  return length < 6 || length > 20 ? { password: 'passwordLength' } : {};
}
