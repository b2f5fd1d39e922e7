import { defineServerPlugin, type Platform } from '../../../engine/server/index.ts';
import { articleParts } from './article-pages.ts';
import { articleHooks } from './article-scope.ts';
import { ReadCounter } from './read-counter.ts';

const counters = new WeakMap<Platform, ReadCounter>();

function counterOf(platform: Platform): ReadCounter {
  const counter = counters.get(platform) ?? new ReadCounter(platform);
  counters.set(platform, counter);
  return counter;
}

export default defineServerPlugin({
  name: 'articles',
  hooks: { article: articleHooks },
  needs: { article: { of: 'article' } },
  portal: (platform) => articleParts(platform, counterOf(platform)),
  start: async (platform) => () => counterOf(platform).write(),
});
