import type { Platform } from '../../../engine/server/index.ts';
import { type NamedTopics, type TopicFacts, topicsNamedIn } from '../../model/checks/check-topics.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** Returns the current topics that a definition names. */
export async function namedTopics({ topics, database }: Pick<Platform, 'topics' | 'database'>, definition: InterfaceDefinition): Promise<NamedTopics> {
  const names = topicsNamedIn(definition);
  if (names.length === 0) return new Map();
  const known = await topics.list(database.read);
  return new Map(
    names.map((name): [string, TopicFacts | null] => {
      const topic = known.find((one) => one.name === name);
      return [name, topic ? { audience: topic.audience, isOffered: topic.isOffered, schema: topic.schema } : null];
    }),
  );
}
