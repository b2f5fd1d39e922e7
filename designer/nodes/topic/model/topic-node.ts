import { texts } from '../../../../generated/words/node-topic/topic-node.ts';
import { adds } from '../../../model/node-type/effects.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { payloadType, requiredMembers } from './payload-type.ts';

/**
 * Publishes a message of a topic to those who subscribe. It is a write to the platform's own database: where writes belong together it goes out
 * with their commit, or not at all.
 */
export const topicNode = defineNodeType({
  type: 'topic',
  label: texts.topicNode,
  family: 'outside',
  order: 3,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['topic'],
    properties: {
      topic: {
        control: 'Topic',
        type: 'string',
        pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_.]*$',
        maxLength: 80,
        label: texts.topic,
        hint: texts.topicHint,
      },
      schema: { control: 'PayloadSchema', type: 'object', label: texts.schema, hint: texts.schemaHint },
    },
  },
  palette: [{ key: 'topic', label: texts.topicNode, settings: { topic: '' }, words: ['message', 'event', 'webhook', 'push', '消息', '推送', '事件'] }],
  summary: (settings) => String(settings.topic ?? ''),
  ports: (settings) => ({
    inputs: [
      { name: 'payload', label: texts.payload, type: payloadType(settings.schema), required: true },
      { name: 'key', label: texts.key, type: { type: 'string', nullable: true } },
      { name: 'account', label: texts.account, type: { type: 'integer', nullable: true } },
    ],
    outputs: [
      { name: 'id', label: texts.id, type: { type: 'string' } },
      { name: 'pushes', label: texts.pushes, type: { type: 'integer' } },
    ],
  }),
  effect: () => adds,
  hasEffect: () => true,
  async evaluate(settings, { input, runtime }) {
    const [payload, key, account] = [await input('payload'), await input('key'), await input('account')];
    const { id, pushes } = await runtime.topics.publish({ topic: String(settings.topic), payload, key, account, nulls: requiredMembers(settings.schema) });
    return { id, pushes };
  },
});
