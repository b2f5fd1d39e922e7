import { fillText } from '../../../engine/core/text/text.ts';
import type { Platform, Service } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/publish-service.ts';

/** Apps with a permission publish by a call, scheduled tasks as the platform itself. */
export function publishService({ database, topics }: Pick<Platform, 'database' | 'topics'>): Service {
  return {
    name: 'App.Topic.Publish',
    title: texts.title,
    access: { kind: 'app', visibility: 'hidden' },
    parameters: [
      { name: 'topic', type: 'string', required: true, max: 80, description: texts.topic.zh_cn },
      { name: 'payload', type: 'object', required: true, description: texts.payload.zh_cn },
      { name: 'key', type: 'string', max: 100, description: texts.key.zh_cn },
    ],
    about: {
      module: texts.module.zh_cn,
      summary: texts.title.zh_cn,
      description: `${texts.about.zh_cn}\n\n${texts.about.en}`,
      returns: [
        { name: 'id', type: 'string', description: texts.id.zh_cn },
        { name: 'pushes', type: 'integer', description: texts.pushes.zh_cn },
      ],
      example: { id: 'msg_0f4c2a7be1d84d3c9b1f5e6a7c8d9e0f', pushes: 2 },
      failures: [{ ret: 409, message: fillText(texts.closed, {}) }],
      effect: { readOnly: false, destructive: false, idempotent: false },
    },
    handle: ({ params }) => {
      const { topic, payload, key } = params as { topic: string; payload: object; key?: string };
      return database.transact((query) => topics.publish(query, { topic, payload, key: key || undefined }));
    },
  };
}
