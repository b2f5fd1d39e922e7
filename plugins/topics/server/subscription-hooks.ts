import { randomBytes } from 'node:crypto';
import { InputError, type Query, type ScreenHooks, sealSecret, webAddress } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/subscription-hooks.ts';

/** In the form of Standard Webhooks. */
export function randomSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** Secrets are made here and shown once; what was held goes as soon as it may. */
export const subscriptionHooks: ScreenHooks = {
  beforeWrite({ platform, tell }, values, before) {
    if (typeof values.url === 'string') requireCallback(values.url);
    if (before) return values;
    const secret = randomSecret();
    tell?.({ secret });
    return { ...values, secret: sealSecret(platform.keyring, secret), approved_at: null };
  },
  async afterTransition({ platform, query }, record, transition) {
    if (transition === 'Reject') await query.updateTable('topic_subscription').set({ approved_at: null }).where('id', '=', record.id).execute();
    else await platform.outbox.release(query, await waitingKeys(query, record.id));
  },
};

/** Where it leads is asked again at every push; a password in it would be read by everybody who sees the subscription. */
function requireCallback(url: string): void {
  const { username, password } = webAddress(url);
  if (username !== '' || password !== '') throw new InputError([{ field: 'url', code: 'credentials', text: texts.credentials }]);
}

async function waitingKeys(query: Query, subscriptionId: number): Promise<string[]> {
  const rows = await query
    .selectFrom('topic_push')
    .select('delivery_key')
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'waiting')
    .limit(1_000)
    .execute();
  return rows.map(({ delivery_key }) => String(delivery_key));
}
