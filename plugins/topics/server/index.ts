import { defineServerPlugin } from '../../../engine/server/index.ts';
import { publish, resend, rotateSecret, testPush, verification } from './actions.ts';
import { createPublisher } from './publish.ts';
import { publishService } from './publish-service.ts';
import { pushBody } from './push-body.ts';
import { pushDelivery } from './push-delivery.ts';
import { topicSchedules } from './schedules.ts';
import { subscriptionHooks } from './subscription-hooks.ts';
import { declareTopics, topicDescription, topicHooks, topicTitle } from './topic-hooks.ts';
import { topicTables } from './topic-tables.ts';

export default defineServerPlugin({
  name: 'topics',
  tables: topicTables,
  hooks: { topic: topicHooks, subscription: subscriptionHooks },
  handlers: { publish, resend, rotateSecret, testPush, verification },
  computed: { topicTitle, topicDescription, pushBody },
  needs: {
    topic: { of: 'topic' },
    subscription: { of: 'topic_subscription' },
    publish: { of: 'topic', isForRecords: true },
    rotateSecret: { of: 'topic_subscription', isForRecords: true },
    testPush: { of: 'topic_subscription', isForRecords: true },
    verification: { of: 'topic_subscription', isForRecords: true },
    resend: { of: 'topic_push', isForRecords: true },
    topicTitle: { of: 'topic' },
    topicDescription: { of: 'topic' },
    pushBody: { of: 'topic_push' },
  },
  publisher: createPublisher,
  deliveries: (platform) => ({ push: pushDelivery(platform) }),
  services: (platform) => [publishService(platform)],
  schedules: topicSchedules,
  start: declareTopics,
});
