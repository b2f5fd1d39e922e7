import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';
import type { ValueType } from '../../../model/types/value-type.ts';

const freshKinds = ['now', 'today', 'random', 'uuid'] as const;
export type FreshKind = (typeof freshKinds)[number];

const labels = {
  now: { zh_cn: '当前时间', en: 'Now' },
  today: { zh_cn: '今天', en: 'Today' },
  random: { zh_cn: '随机整数', en: 'Random integer' },
  uuid: { zh_cn: 'UUID', en: 'UUID' },
} as const satisfies Record<FreshKind, { zh_cn: string; en: string }>;

const words: Record<FreshKind, string[]> = {
  now: ['time', 'clock', 'timestamp', '时间'],
  today: ['date', 'day', '日期'],
  random: ['dice', 'number', '随机数', '验证码'],
  uuid: ['id', 'guid', 'unique', '唯一标识'],
};

const types: Record<FreshKind, ValueType> = { now: { type: 'date' }, today: { type: 'date' }, random: { type: 'integer' }, uuid: { type: 'string' } };
const integer: ValueType = { type: 'integer' };
const bounds: Port[] = [
  { name: 'min', label: { zh_cn: '最小值', en: 'Least' }, type: integer, required: true },
  { name: 'max', label: { zh_cn: '最大值', en: 'Greatest' }, type: integer, required: true },
];

/**
 * A value that is another one with every call. Time is wall clock time in UTC+8, as every date is; random integers include both ends. Publishing
 * verifies with a made-up clock and made-up chance, the same for both languages.
 */
export const freshNode = defineNodeType({
  type: 'fresh',
  label: { zh_cn: '时间与随机数', en: 'Time and chance' },
  family: 'input',
  order: 5,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind: {
        type: 'string',
        enum: [...freshKinds],
        enumLabel: { zh_cn: freshKinds.map((kind) => labels[kind].zh_cn), en: freshKinds.map((kind) => labels[kind].en) },
        label: { zh_cn: '取什么值', en: 'Which value' },
        hint: {
          zh_cn: '每次调用取新的值。时间为东八区；随机整数包含最小值和最大值；发布验证时使用虚拟的时钟和随机数',
          en: 'Another value with every call. Time in UTC+8; a random integer includes both ends; publishing verifies with a made-up clock and chance',
        },
      },
    },
  },
  palette: freshKinds.map((kind) => ({ key: `fresh.${kind}`, label: labels[kind], settings: { kind }, words: [kind, ...words[kind]] })),
  summary: ({ kind }, language) => labels[freshKind(kind)][language],
  ports: ({ kind }) => ({
    inputs: freshKind(kind) === 'random' ? bounds : [],
    outputs: [{ name: 'value', label: { zh_cn: '值', en: 'Value' }, type: types[freshKind(kind)] }],
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
