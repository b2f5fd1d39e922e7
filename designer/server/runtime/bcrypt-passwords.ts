import { compare, hash } from 'bcrypt';
import type { Passwords } from '../../model/semantics/runtime/runtime.ts';
import { fail } from '../../model/semantics/values/failure.ts';
import { asText } from '../../model/semantics/values/values.ts';

/** As PHP's `password_hash`: about 60 ms of a core, off the server's own thread. */
const cost = 10;
const mostBytes = 72;
/** A hash may come from outside: each step of its cost doubles the work, and 31 would take days. */
const form = /^\$2[aby]\$(0[4-9]|1[0-2])\$[./A-Za-z0-9]{53}$/;
/** Matches no password. */
const noHash = `$2b$10$${'.'.repeat(53)}`;

export const bcryptPasswords: Passwords = {
  async hash(password) {
    const text = typeof password === 'string' ? asText(password) : '';
    if (!isFit(text)) return fail('password');
    return withPrefix('$2y$', await hash(text, cost));
  },
  async verify(password, stored) {
    const text = asText(password);
    const known = typeof stored === 'string' && form.test(stored) ? stored : null;
    const isSame = await compare(text, withPrefix('$2b$', known ?? noHash));
    return known !== null && isSame && isFit(text);
  },
};

/** bcrypt reads 72 bytes only, and would accept a longer text with the same beginning. */
function isFit(text: string): boolean {
  return text !== '' && Buffer.byteLength(text) <= mostBytes && !text.includes('\0');
}

/** PHP writes `$2y$` where others write `$2b$`: the same method. */
function withPrefix(prefix: string, hash: string): string {
  return prefix + hash.slice(prefix.length);
}
