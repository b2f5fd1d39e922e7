import { Webhook } from 'standardwebhooks';
import { fillText } from '../../../engine/core/text/text.ts';
import { CallError, type DeliveryKind, openSecret, type Platform, type Query } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/push-delivery.ts';

/** Pushes in the form of Standard Webhooks, signed anew with each attempt. */
export function pushDelivery(platform: Platform): DeliveryKind {
  return {
    async prepare({ key }) {
      const push = await readPush(platform.database.read, key);
      if (!push) return 'drop';
      if (push.verify_status !== 'passed' || push.status !== 'on' || !(await isUsable(platform, push.app_key))) return 'hold';
      const at = new Date();
      const secrets = [openSecret(platform.keyring, push.secret), ...(await oldSecrets(platform, Number(push.subscription_id)))];
      const signatures = secrets.flatMap((secret) => (secret === null ? [] : [new Webhook(secret).sign(push.message_id, at, push.body)]));
      const headers = {
        'webhook-id': push.message_id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': signatures.join(' '),
      };
      return { url: push.url, body: push.body, headers };
    },
    async settled(query, { key, status, attempts, answered, answer, error, took }) {
      const push = await query
        .selectFrom('topic_push')
        .innerJoin('topic', 'topic.id', 'topic_push.topic_id')
        .select(['topic_push.id', 'topic_push.subscription_id', 'topic_push.app_id', 'topic.name'])
        .where('delivery_key', '=', key)
        .executeTakeFirst();
      if (!push) return;
      const at = new Date().toISOString();
      const last = { last_status: answered, last_answer: answer, last_error: error && JSON.stringify(error) };
      const row = { status, attempts, ...last, updated_at: at, ...(status === 'delivered' && { delivered_at: at }) };
      await query.updateTable('topic_push').set(row).where('id', '=', push.id).execute();
      if (status === 'dropped') return;
      const [push_id, app_id] = [Number(push.id), Number(push.app_id)];
      const attempt = { push_id, app_id, number: attempts, answered, took, error: last.last_error, created_at: at, updated_at: at };
      await query.insertInto('topic_attempt').values(attempt).execute();
      if (status === 'failed') return tellFailing(platform, query, Number(push.subscription_id), String(push.name));
      if (status === 'delivered') await setFailing(query, Number(push.subscription_id), null);
    },
  };
}

async function readPush(query: Query, deliveryKey: string) {
  const row = await query
    .selectFrom('topic_push')
    .innerJoin('topic_subscription', 'topic_subscription.id', 'topic_push.subscription_id')
    .innerJoin('app', 'app.id', 'topic_subscription.app_id')
    .innerJoin('topic_message', 'topic_message.uid', 'topic_push.message_id')
    .select(['topic_push.subscription_id', 'topic_push.message_id', 'topic_message.body', 'app.app_key'])
    .select(['topic_subscription.url', 'topic_subscription.secret', 'topic_subscription.verify_status', 'topic_subscription.status'])
    .where('topic_push.delivery_key', '=', deliveryKey)
    .where('topic_push.deleted_at', 'is', null)
    .where('topic_subscription.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, url: String(row.url), body: String(row.body), message_id: String(row.message_id), app_key: String(row.app_key) };
}

/** An app that was disabled, or whose account was, gets what waits when it works again. */
async function isUsable({ apps }: Platform, appKey: string): Promise<boolean> {
  try {
    apps.requireUsable(await apps.app(appKey));
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

async function oldSecrets({ database, keyring }: Platform, subscriptionId: number): Promise<string[]> {
  const rows = await database.read
    .selectFrom('topic_secret')
    .select('sealed')
    .where('subscription_id', '=', subscriptionId)
    .where('expires_at', '>', Date.now())
    .execute();
  return rows.map(({ sealed }) => keyring.decrypt(String(sealed)));
}

/** Tells the owner of the app with the first dead letter; of the next ones again when something has arrived between. */
async function tellFailing(platform: Platform, query: Query, subscriptionId: number, topic: string): Promise<void | (() => Promise<void>)> {
  const isFirst = await setFailing(query, subscriptionId, new Date().toISOString());
  if (!isFirst) return;
  const owner = await query
    .selectFrom('topic_subscription')
    .innerJoin('app', 'app.id', 'topic_subscription.app_id')
    .select('app.account_id')
    .where('topic_subscription.id', '=', subscriptionId)
    .executeTakeFirst();
  if (!owner) return;
  const text = fillText(texts.failing, { topic });
  const about = { screen: 'topic_subscription', id: subscriptionId };
  return platform.messages.notify(query, { to: { account: Number(owner.account_id) }, text, kind: 'warning', about });
}

/** Whether it was not so before. Beside the revision: it is no change that an open form would have to heed. */
async function setFailing(query: Query, id: number, since: string | null): Promise<boolean> {
  const changed = query.updateTable('topic_subscription').set({ failing_since: since }).where('id', '=', id);
  const { numUpdatedRows } = await changed.where('failing_since', since === null ? 'is not' : 'is', null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
