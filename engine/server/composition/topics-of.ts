import { texts } from '../../../generated/words/engine-server/topics-of.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Topics } from '../kernel/ports/background/topics.ts';

/** Returns the topics of the plugin that delivers them to subscribers; without one, events are dropped. */
export function topicsOf(platform: () => Platform): Topics {
  let known: Topics | undefined;
  const publisher = () =>
    (known ??= platform()
      .plugins.plugins.find((plugin) => plugin.publisher)
      ?.publisher?.(platform()));
  return {
    async publish(query, event) {
      const topics = publisher();
      if (!topics) throw refuse('conflict', texts.none);
      return topics.publish(query, event);
    },
    async emit(query, event) {
      await publisher()?.emit(query, event);
    },
    async list(query) {
      return (await publisher()?.list(query)) ?? [];
    },
  };
}
