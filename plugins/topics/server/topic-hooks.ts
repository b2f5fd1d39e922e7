import { type FieldComputation, InputError, type Platform, refuse, requireScreen, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/topic-hooks.ts';
import { payloadText, requireSchema } from './payload.ts';
import { inLanguages, titleOf } from './topic-title.ts';

/** What plugins declare is theirs: it can be closed, and no more. */
export const topicHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    if (before?.source === 'platform') throw refuse('conflict', texts.platform);
    const topic: Record<string, unknown> = { ...before, ...values };
    if (!before && String(topic.name).startsWith('platform.')) throw new InputError([{ field: 'name', code: 'reserved', text: texts.reserved }]);
    const schema = schemaOf(topic.schema);
    requireSchema(schema);
    payloadText(schema, topic.sample ?? {}, 'sample');
    return { ...values, schema, sample: topic.sample ?? {} };
  },
  beforeRemove(_context, record) {
    if (record.source === 'platform') throw refuse('conflict', texts.platform);
  },
};

/** One that says nothing takes every object. */
function schemaOf(schema: unknown): unknown {
  const isEmpty = typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0;
  return isEmpty ? { type: 'object' } : schema;
}

/** The title in the reader's language, where there is one. */
export const topicTitle: FieldComputation = (_context, records) => records.map(({ title, title_en }) => titleOf({ title, title_en }));

/** The description in the reader's language, where there is one. */
export const topicDescription: FieldComputation = (_context, records) =>
  records.map(({ description, description_en }) => inLanguages(description, description_en));

/** Writes the topics that plugins declare as they are in this version; whether they are offered is the administrators' affair. */
export async function declareTopics(platform: Platform): Promise<void> {
  const repository = platform.repositories.of(requireScreen(platform, 'topic'));
  if (!repository) return;
  for (const plugin of platform.plugins.plugins) {
    for (const [name, { title, description, audience, schema, sample }] of Object.entries(plugin.topics ?? {})) {
      const values = {
        title: title.zh_cn,
        title_en: title.en,
        description: description.zh_cn,
        description_en: description.en,
        audience,
        schema,
        sample,
        source: 'platform',
      };
      await platform.database.exclusively(() =>
        platform.database.transact(async (query) => {
          const known = await repository.findBy(query, { name });
          if (!known) await repository.insert(query, { ...values, name, status: 'offered' }, null);
          else if (Object.entries(values).some(([field, value]) => JSON.stringify(known[field]) !== JSON.stringify(value)))
            await repository.update(query, known.id, null, values);
        }),
      );
    }
  }
}
