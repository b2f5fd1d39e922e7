import { texts } from '../../../../generated/words/node-fresh/fresh-node.ts';
import { kindSettings } from '../../../model/node-type/kind-settings.ts';
import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';
import type { ValueType } from '../../../model/types/value-type.ts';

const freshKinds = ['now', 'today', 'random', 'uuid'] as const;
export type FreshKind = (typeof freshKinds)[number];

const words: Record<FreshKind, string[]> = {
  now: ['time', 'clock', 'timestamp', '时间'],
  today: ['date', 'day', '日期'],
  random: ['dice', 'number', '随机数', '验证码'],
  uuid: ['id', 'guid', 'unique', '唯一标识'],
};

const types: Record<FreshKind, ValueType> = { now: { type: 'date' }, today: { type: 'date' }, random: { type: 'integer' }, uuid: { type: 'string' } };
const integer: ValueType = { type: 'integer' };
const bounds: Port[] = [
  { name: 'min', label: texts.min, type: integer, required: true },
  { name: 'max', label: texts.max, type: integer, required: true },
];

/**
 * A value that is another one with every call. Time is wall clock time in UTC+8, as every date is; random integers include both ends. Publishing
 * verifies with a made-up clock and made-up chance, the same for both languages.
 */
export const freshNode = defineNodeType({
  type: 'fresh',
  label: texts.fresh,
  family: 'input',
  order: 5,
  source: 'world',
  settings: kindSettings(freshKinds, texts),
  palette: freshKinds.map((kind) => ({ key: `fresh.${kind}`, label: texts.labels[kind], settings: { kind }, words: [kind, ...words[kind]] })),
  summary: ({ kind }, language) => texts.labels[freshKind(kind)][language],
  ports: ({ kind }) => ({
    inputs: freshKind(kind) === 'random' ? bounds : [],
    outputs: [{ name: 'value', label: texts.value, type: types[freshKind(kind)] }],
  }),
  async evaluate({ kind }, { input, runtime }) {
    const { calc } = runtime;
    switch (freshKind(kind)) {
      case 'now':
        return { value: calc.fromTimestamp(await runtime.now()) };
      case 'today':
        return { value: calc.substring(calc.fromTimestamp(await runtime.now()), 0, 10) };
      case 'random': {
        const [min, max] = [await input('min'), await input('max')];
        return { value: calc.between(await runtime.random(), min, max) };
      }
      case 'uuid':
        return { value: await runtime.uuid() };
    }
  },
});

/** What a node's setting says; anything else is refused by its schema. */
export function freshKind(kind: unknown): FreshKind {
  return freshKinds.find((known) => known === kind) ?? 'now';
}
