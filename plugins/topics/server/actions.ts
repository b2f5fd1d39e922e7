import { fillText } from '../../../engine/core/text/text.ts';
import { type ActionHandler, findAccountByName, InputError, openSecret, type Platform, refuse, sealSecret } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/actions.ts';
import { payloadText } from './payload.ts';
import { topicNamed, write } from './publish.ts';
import { randomSecret } from './subscription-hooks.ts';

/** How long the old secret still signs, in hours. */
const graces: Record<string, number> = { now: 0, '1h': 1, '24h': 24, '7d': 168 };

/** A message by hand: `{id, pushes}`. */
export const publish: ActionHandler = async ({ platform }, [topic], { payload, key, account: name }) => {
  if (!topic) throw refuse('badInput');
  const found = name ? await findAccountByName(platform.database.read, String(name)) : undefined;
  if (name && !found) throw new InputError([{ field: 'account', code: 'unknown', text: fillText(texts.account, { name: String(name) }) }]);
  const event = { topic: String(topic.name), payload: (payload ?? {}) as object, key: String(key ?? '') || undefined, account: found?.id };
  return platform.database.transact((query) => platform.topics.publish(query, event));
};

/** A new secret, shown this once: `{secret, old_until}`. Until then pushes carry both signatures; at most two live at a time. */
export const rotateSecret: ActionHandler = async ({ platform }, [subscription], { grace }) => {
  if (!subscription) throw refuse('badInput');
  const { id } = subscription;
  const hours = graces[String(grace)] ?? 0;
  const secret = randomSecret();
  const until = Date.now() + hours * 3_600_000;
  const { keyring, database } = platform;
  await database.transact(async (query) => {
    const row = await query.selectFrom('topic_subscription').select('secret').where('id', '=', id).executeTakeFirstOrThrow();
    const old = openSecret(keyring, row.secret);
    await query.deleteFrom('topic_secret').where('subscription_id', '=', id).execute();
    if (hours > 0 && old !== null)
      await query
        .insertInto('topic_secret')
        .values({ subscription_id: id, sealed: keyring.encrypt(old), expires_at: until })
        .execute();
    await query
      .updateTable('topic_subscription')
      .set((set) => ({ secret: sealSecret(keyring, secret), rev: set('rev', '+', 1), updated_at: new Date().toISOString() }))
      .where('id', '=', id)
      .execute();
  });
  return { secret, old_until: hours === 0 ? null : new Date(until).toISOString() };
};

/** The sample of the topic to this subscription alone, as any other push: `{id, pushes}`. */
export const testPush: ActionHandler = async ({ platform }, [subscription]) => {
  if (!subscription) throw refuse('badInput');
  return platform.database.transact(async (query) => {
    const row = await query.selectFrom('topic').select('name').where('id', '=', Number(subscription.topic_id)).executeTakeFirstOrThrow();
    const type = String(row.name);
    const { id, schema, sample } = await topicNamed(query, type);
    return write(platform, query, { topicId: Number(id), subscriptionId: subscription.id, type, data: payloadText(schema, sample, 'sample'), isTest: true });
  });
};

/** Dead letters and what was received, again under the same id; what waits is tried at once: `{sent}`. */
export const resend: ActionHandler = async ({ platform }, records) => ({
  sent: await resendPushes(
    platform,
    records.map(({ delivery_key }) => String(delivery_key)),
  ),
});

async function resendPushes({ database, outbox }: Platform, keys: string[]): Promise<number> {
  const rows = await database.read.selectFrom('delivery').select('id').where('key', 'in', keys).execute();
  if (rows.length === 0) throw refuse('conflict', texts.gone);
  const sent = await outbox.resend(
    rows.map(({ id }) => Number(id)),
    { isAgain: true },
  );
  const shown = { status: 'waiting', attempts: 0, updated_at: new Date().toISOString() } as const;
  await database.transact((query) => query.updateTable('topic_push').set(shown).where('delivery_key', 'in', keys).where('status', '!=', 'dropped').execute());
  return sent;
}

/** What the page of the verification code shows; the secret is no part of it. */
export const verification: ActionHandler = async (_context, [subscription]) => {
  if (!subscription) throw refuse('badInput');
  return { url: subscription.url };
};
