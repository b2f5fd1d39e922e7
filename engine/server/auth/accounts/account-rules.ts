import { texts } from '../../../../generated/words/engine-server/account-rules.ts';
import { fillText } from '../../../core/text/text.ts';
import { formatMessage } from '../../../core/validation/formats.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { weakPasswordErrors } from './weak-password.ts';

const usernamePattern = /^[A-Za-z0-9_\u4e00-\u9fff]{2,30}$/;

/** Returns the value of `username_key`: names that differ only in case are the same name. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

/** Checks the form of a user name. */
export function usernameErrors(username: string): InvalidField[] {
  return usernamePattern.test(username) ? [] : [{ field: 'username', code: 'format', text: texts.username }];
}

/**
 * Checks a new password and its confirmation.
 * @param names of the account, which a password must not consist of
 */
export async function passwordErrors(password: string, confirmation: string, names: readonly string[]): Promise<InvalidField[]> {
  const error = formatMessage('password', password);
  if (error) return [{ field: 'password', code: 'format', text: error }];
  const weak = await weakPasswordErrors(password, names);
  if (weak.length > 0) return weak;
  return password === confirmation ? [] : [{ field: 'password_confirm', code: 'different', text: texts.different }];
}

/** Returns the error of a user name that another account has. */
export function duplicateUsername(username: string): InvalidField {
  return { field: 'username', code: 'unique', text: fillText(texts.taken, { username }) };
}
