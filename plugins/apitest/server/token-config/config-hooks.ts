import { InputError, refuse, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/config-hooks.ts';
import { requireAddress } from '../http/require-address.ts';
import { originOf } from '../token/token-origins.ts';

/** Fields that hold a secret, by the mode they belong to. */
const secretOf: Readonly<Record<string, string>> = { interface: 'secret_text', account: 'account_secret', app: 'app_secret' };

export const configHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    if ('path' in values) requireAddress(values.path);
    if (before) requireSecretAgain(values, before);
    // What was said of the former state says nothing of this one.
    return { ...values, expires_at: null, fault: null };
  },
  async beforeRemove({ query }, { id }) {
    const bound = await query.selectFrom('test_case').select('id').where('config_id', '=', id).where('deleted_at', 'is', null).limit(1).executeTakeFirst();
    if (bound) throw refuse('conflict', texts.bound);
  },
};

/**
 * A secret, and the token it brings, go where the one who gave it wanted: with another address or call it is given again. So it is where its mode comes
 * back, as the address may have been changed meanwhile. Throws 400.
 */
function requireSecretAgain(values: Record<string, unknown>, before: Record<string, unknown>): void {
  const after: Record<string, unknown> = { ...before, ...values };
  const secret = secretOf[String(after.mode)];
  if (secret === undefined || secret in values || !before[secret]) return;
  const known = new Set([originOf(String(before.path)), ...originsOf(before)]);
  const isElsewhere = originOf(String(after.path)) !== originOf(String(before.path)) || originsOf(after).some((origin) => !known.has(origin));
  const isOtherCall = after.mode === 'interface' && (after.call !== before.call || after.secret_name !== before.secret_name);
  if (isElsewhere || isOtherCall || after.mode !== before.mode) throw new InputError([{ field: secret, code: 'again', text: texts.again }]);
}

function originsOf({ origins }: Record<string, unknown>): (string | null)[] {
  return Array.isArray(origins) ? origins.map((one) => originOf(String(one))) : [];
}
