import { type HookContext, InputError, openSecret, refuseSimulated, type ScreenHooks, writeSetting } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/config-hooks.ts';
import { privateKeyOf, publicKeyOf } from '../providers/alipay/alipay-keys.ts';

/** Without these a provider that is switched on cannot be asked. */
const keysOf = [
  ['alipay_on', 'alipay_private_key'],
  ['alipay_on', 'alipay_public_key'],
  ['paypal_on', 'paypal_secret'],
] as const;

/** Keys are keys, and something can be paid by. */
export const configHooks: ScreenHooks = {
  beforeWrite({ platform, call }, values, before) {
    if (call.session) refuseSimulated(call.session);
    const secret = (name: string) => openSecret(platform.keyring, values[name]);
    const wrong = (field: string, text: (typeof texts)[keyof typeof texts]) => new InputError([{ field, code: 'format', text }]);
    const [own, theirs] = [secret('alipay_private_key'), secret('alipay_public_key')];
    if (own !== null && !privateKeyOf(own)) throw wrong('alipay_private_key', texts.privateKey);
    if (theirs !== null && !publicKeyOf(theirs)) throw wrong('alipay_public_key', texts.publicKey);
    const whole: Record<string, unknown> = { ...before, ...values };
    const gone = keysOf.find(([name, key]) => whole[name] && !whole[key]);
    if (gone) throw wrong(gone[1], texts.key);
    if (!['alipay_on', 'paypal_on', 'balance_on', 'cash_on'].some((name) => whole[name])) throw wrong('balance_on', texts.none);
    return values;
  },
  async afterWrite({ query }: HookContext, after) {
    await writeSetting(query, 'pay_modes', { balance: Boolean(after.balance_on) });
  },
};
