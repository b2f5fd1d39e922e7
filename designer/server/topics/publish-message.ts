import { InputError, type Query, type Topics } from '../../../engine/server/index.ts';
import type { PublishedMessage, TopicMessage } from '../../model/semantics/runtime/runtime.ts';
import { topicEvent } from '../../model/semantics/runtime/topic-event.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { RunWrites } from '../databases/all-tables.ts';

/** Publishes as a write of the run. A payload that violates the schema of the topic is a failure of the call, not an invalid parameter. */
export function publishMessage(topics: Pick<Topics, 'publish'>, writes: Pick<RunWrites, 'writeOwn'>, message: TopicMessage): Promise<PublishedMessage> {
  const event = topicEvent(message);
  return writes.writeOwn(async (query: Query) => {
    try {
      return await topics.publish(query, event);
    } catch (error) {
      throw error instanceof InputError ? new Failure(error.ret, error.text) : error;
    }
  });
}
