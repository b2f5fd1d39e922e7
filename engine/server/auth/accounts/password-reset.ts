import { hash, randomInt } from 'node:crypto';
import type { Query } from '../../kernel/ports/database.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Account } from './accounts.ts';

/** People read codes aloud and type them, so no two characters look alike. Twelve of them have 58 bits, and only a few tries a minute are allowed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 3;
const groupLength = 4;

/** Lifetime of a code in milliseconds: a mail is read at once, an administrator passes his on. */
export const codeLife = { letter: 30 * 60_000, administrator: 24 * 3_600_000 } as const;

/**
 * Issues a code that sets a new password, `K7QF-2M9X-TD4H`, within the caller's transaction. Stores its digest, replaces the previous code, and is
 * void as soon as anything of the account is revoked.
 */
export async function issueResetCode(query: Query, { id, epoch }: Pick<Account, 'id' | 'epoch'>, by: keyof typeof codeLife): Promise<string> {
  const code = Array.from({ length: groups }, () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');
  const now = Date.now();
  await query.deleteFrom('password_reset').where('expires_ms', '<', now).execute();
  const row = { code_hash: digest(code), epoch, expires_ms: now + codeLife[by] };
  await query
    .insertInto('password_reset')
    .values({ account_id: id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return code;
}

/** Whether this is the valid code of the account. Ignores case, blanks and dashes. */
export async function isResetCode(query: Query, account: Pick<Account, 'id' | 'epoch'>, code: string): Promise<boolean> {
  const row = await query.selectFrom('password_reset').selectAll().where('account_id', '=', account.id).executeTakeFirst();
  if (!row || Number(row.expires_ms) < Date.now() || Number(row.epoch) !== account.epoch) return false;
  return isSameSecret(row.code_hash, digest(code));
}

/** Consumes a code. Returns false if another call has consumed it, or another code has replaced it. */
export async function useUpResetCode(query: Query, accountId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('password_reset')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', digest(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function digest(code: string): string {
  return hash('sha256', code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
