import { createHash, randomUUID } from 'node:crypto';
import {
  type KnownTopic,
  type Platform,
  type PublishedEvent,
  type Query,
  refuse,
  requireScreen,
  type TopicEvent,
  type Topics,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/publish.ts';
import { payloadText } from './payload.ts';
import { titleOf } from './topic-title.ts';

const longestKey = 100;

/** What is published of a topic, and the subscriptions it goes to. */
interface Publication {
  topicId: number;
  /** Left out: everybody's. */
  accountId?: number | undefined;
  /** Left out: every one of the topic that gets pushes. */
  subscriptionId?: number;
  type: string;
  /** JSON text. */
  data: string;
  key?: string | undefined;
  isTest?: boolean;
}

/** Returns the topics of the platform. `publish` refuses by CallError what a topic does not accept; `emit` never throws. */
export function createPublisher(platform: Platform): Topics {
  const publish: Topics['publish'] = async (query, { topic: name, payload, key, account }) => {
    const topic = await topicNamed(query, name);
    if (topic.status !== 'offered') throw refuse('conflict', texts.closed, { topic: name });
    if (topic.audience === 'account' && account === undefined) throw refuse('badInput', texts.account, { topic: name });
    if (key !== undefined && key.length > longestKey) throw refuse('badInput', texts.key, { max: longestKey });
    const accountId = topic.audience === 'account' ? account : undefined;
    return write(platform, query, { topicId: Number(topic.id), accountId, type: name, data: payloadText(topic.schema, payload), key: key || undefined });
  };
  return {
    publish,
    async emit(query, event: TopicEvent) {
      try {
        // Before the topics of a first start are declared nobody has subscribed to any.
        const declared = await query.selectFrom('topic').select('status').where('name', '=', event.topic).where('deleted_at', 'is', null).executeTakeFirst();
        if (declared?.status === 'offered') await publish(query, event);
      } catch (error) {
        console.error(`topic ${event.topic}:`, error);
      }
    },
    list: listTopics,
  };
}

async function listTopics(query: Query): Promise<KnownTopic[]> {
  const rows = await query
    .selectFrom('topic')
    .select(['name', 'title', 'title_en', 'audience', 'schema', 'status'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ name, title, title_en, audience, schema, status }) => ({
    name: String(name),
    title: titleOf({ title, title_en }),
    audience: audience === 'account' ? 'account' : 'everyone',
    isOffered: status === 'offered',
    schema: JSON.parse(String(schema)) as object,
  }));
}

/** Throws CallError 400 that says which topic is unknown. */
export async function topicNamed(query: Query, name: string) {
  const row = await query
    .selectFrom('topic')
    .select(['id', 'status', 'audience', 'schema', 'sample'])
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refuse('badInput', texts.unknown, { topic: name.slice(0, 100) });
  return { ...row, schema: JSON.parse(String(row.schema)) as object, sample: JSON.parse(String(row.sample)) as object };
}

/** Writes the message and a push for each subscription, within the caller's transaction. */
export async function write(platform: Platform, query: Query, publication: Publication): Promise<PublishedEvent> {
  const { topicId, type, data, key, isTest = false } = publication;
  const uid = `msg_${randomUUID().replaceAll('-', '')}`;
  const at = new Date().toISOString();
  const body = `{"type":${JSON.stringify(type)},"timestamp":"${at}","data":${data}}`;
  const subscriptions = await subscriptionsOf(query, publication);
  await query.insertInto('topic_message').values({ uid, topic_id: topicId, body, created_at: at }).execute();
  const pushes = platform.repositories.of(requireScreen(platform, 'topic_push'));
  for (const { id, app_id, url } of subscriptions) {
    // Locks of all publications are taken in the order of subscriptions, so that none wait for one another.
    const lane = key === undefined ? {} : { lane: `topics:${id}:${createHash('sha256').update(key).digest('base64url')}` };
    const delivery_key = await platform.outbox.deliver(query, { kind: 'topics/push', url: String(url), body: '', ...lane });
    const push = { subscription_id: Number(id), app_id: Number(app_id), topic_id: topicId, message_id: uid, order_key: key ?? null, delivery_key };
    await pushes?.insert(query, { ...push, status: 'waiting', attempts: 0, is_test: isTest }, null);
  }
  return { id: uid, pushes: subscriptions.length };
}

/** Those that were approved once and are switched on. A change under review collects what is published meanwhile. */
function subscriptionsOf(query: Query, { topicId, accountId, subscriptionId }: Publication) {
  let found = query
    .selectFrom('topic_subscription')
    .innerJoin('app', 'app.id', 'topic_subscription.app_id')
    .select(['topic_subscription.id', 'topic_subscription.app_id', 'topic_subscription.url'])
    .where('topic_subscription.topic_id', '=', topicId)
    .where('topic_subscription.status', '=', 'on')
    .where('topic_subscription.verify_status', '!=', 'rejected')
    .where('topic_subscription.approved_at', 'is not', null)
    .where('topic_subscription.deleted_at', 'is', null)
    .where('app.deleted_at', 'is', null);
  if (accountId !== undefined) found = found.where('app.account_id', '=', accountId);
  if (subscriptionId !== undefined) found = found.where('topic_subscription.id', '=', subscriptionId);
  return found.orderBy('topic_subscription.id').execute();
}
