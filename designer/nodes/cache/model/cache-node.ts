import { labelLists, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-cache/cache-node.ts';
import { noEffect } from '../../../model/node-type/effects.ts';
import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';

const cacheOperations = ['get', 'set', 'delete'] as const;

const labels: Record<(typeof cacheOperations)[number], Text> = texts.labels;

/**
 * A small value that outlives the call: JSON up to 64 KB, shared by all interfaces of the platform. Each instance of the platform has a cache of
 * its own, and the values used longest ago go when it is full, so it may hold only what can be computed again.
 */
export const cacheNode = defineNodeType({
  type: 'cache',
  label: texts.cache,
  family: 'data',
  order: 3,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operation'],
    properties: {
      operation: {
        type: 'string',
        enum: [...cacheOperations],
        default: 'get',
        label: texts.operation,
        enumLabel: labelLists(cacheOperations.map((name) => labels[name])),
      },
    },
  },
  palette: cacheOperations.map((operation) => ({
    key: `cache.${operation}`,
    label: labels[operation],
    settings: { operation },
    words: ['redis', 'memory', operation],
    section: texts.cacheSection,
  })),
  summary: (settings, language) => labels[cacheOperations.find((known) => known === settings.operation) ?? 'get'][language],
  ports({ operation }) {
    const value: Port = { name: 'value', label: texts.value, type: anyValue };
    switch (operation) {
      case 'get':
        return { inputs: [key], outputs: [value] };
      case 'set':
        return { inputs: [key, { ...value, required: true }, seconds], outputs: [value] };
      case 'delete':
        return { inputs: [key], outputs: [] };
      default:
        return { inputs: [], outputs: [] };
    }
  },
  outputTypes: (settings, inputs): Record<string, typeof anyValue> => (settings.operation === 'set' ? { value: inputs.value ?? anyValue } : {}),
  effect: ({ operation }) => (operation === 'get' ? noEffect : { readOnly: false, destructive: false, idempotent: true }),
  hasEffect: ({ operation }) => operation !== 'get',
  async evaluate({ operation }, { input, runtime: { cache } }) {
    const name = (await input('key')) as string;
    if (operation === 'get') return { value: await cache.get(name) };
    if (operation === 'delete') {
      await cache.delete(name);
      return {};
    }
    const value = await input('value');
    await cache.set(name, value, (await input('seconds')) as number);
    return { value };
  },
});

const key: Port = { name: 'key', label: texts.key, type: { type: 'string' }, required: true };
const seconds: Port = { name: 'seconds', label: texts.seconds, type: { type: 'integer' }, default: 60 };
