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

/** A secret goes where the one who gave it wanted: with another address it is given again. Throws 400. */
function requireSecretAgain(values: Record<string, unknown>, before: Record<string, unknown>): void {
  const after: Record<string, unknown> = { ...before, ...values };
  const secret = secretOf[String(after.mode)];
  if (secret === undefined || secret in values || !before[secret]) return;
  if (originOf(String(after.path)) !== originOf(String(before.path))) throw new InputError([{ field: secret, code: 'again', text: texts.again }]);
}
