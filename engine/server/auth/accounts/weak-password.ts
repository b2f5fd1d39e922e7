import { texts } from '../../../../generated/words/engine-server/weak-password.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';

/** Rows of the keyboard and the alphabet: a run along one of them, in either direction, is guessed first. */
const rows = ['0123456789012', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [row, [...row].reverse().join('')]);

/** Well-known names; a password must not consist of one. */
const productNames = ['portico'];

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Reports a new password that is guessed within the first tries, regardless of case: one of the 49,000 most common, a short repeated text, a run of
 * the keyboard, or one of `names` (of the account), surrounded by digits and signs only.
 * @param field where the error is shown
 */
export async function weakPasswordErrors(password: string, names: readonly string[], field = 'password'): Promise<InvalidField[]> {
  const text = plain(password);
  const isWeak = isPattern(text) || isName(text, [...names, ...productNames].map(plain)) || (await commonPasswords()).has(text);
  return isWeak ? [{ field, code: 'weak', text: texts.weak }] : [];
}

/** Full-width letters and upper case add nothing. */
function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function isPattern(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text) || rows.some((row) => row.includes(text));
}

function isName(text: string, names: readonly string[]): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return names.some((name) => name !== '' && (name === text || name === core));
}

/** Loaded on first use: few processes ever see a new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'].map(String)));
  return known;
}
