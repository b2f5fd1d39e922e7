import type { ValueType } from '../../types/value-type.ts';
import { membersOf } from '../values/json-text.ts';
import { asObject, asText, memberOf } from '../values/values.ts';
import { always, type OperationRule, types } from './operation-rule.ts';

const object = { name: 'object', type: types.object };
const name = { name: 'name', type: types.text };

/** Members of both; unknown when those of one are. */
const merged = ([a, b]: readonly ValueType[]): ValueType =>
  a?.members && b?.members ? { type: 'object', members: { ...a.members, ...b.members } } : types.object;

export const objectOperations = {
  get: {
    section: 'object',
    label: { zh_cn: '取成员', en: 'Get member' },
    inputs: [object, name],
    result: always(types.nullable),
    run: (from: unknown, member: unknown): unknown => memberOf(from, asText(member)),
  },
  set: {
    section: 'object',
    label: { zh_cn: '设置成员', en: 'Set member' },
    inputs: [object, name, { name: 'value', type: types.any }],
    result: always(types.object),
    run: (into: unknown, member: unknown, value: unknown): Record<string, unknown> => {
      const [members, key] = [asObject(into), asText(member)];
      return { ...members, [key]: value ?? null };
    },
  },
  remove: {
    section: 'object',
    label: { zh_cn: '删除成员', en: 'Remove member' },
    inputs: [object, name],
    result: always(types.object),
    run: (from: unknown, member: unknown): Record<string, unknown> => {
      const [members, key] = [asObject(from), asText(member)];
      return Object.fromEntries(Object.entries(members).filter(([known]) => known !== key));
    },
  },
  keys: {
    section: 'object',
    label: { zh_cn: '成员名称', en: 'Names' },
    inputs: [object],
    result: always(types.texts),
    run: (from: unknown): string[] => membersOf(asObject(from)).map(([member]) => member),
  },
  values: {
    section: 'object',
    label: { zh_cn: '成员的值', en: 'Values' },
    inputs: [object],
    result: always(types.list),
    run: (from: unknown): unknown[] => membersOf(asObject(from)).map(([, value]) => value),
  },
  merge: {
    section: 'object',
    label: { zh_cn: '合并对象', en: 'Merge' },
    inputs: [
      { name: 'a', type: types.object },
      { name: 'b', type: types.object },
    ],
    result: merged,
    run: (a: unknown, b: unknown): Record<string, unknown> => ({ ...asObject(a), ...asObject(b) }),
  },
  has: {
    section: 'object',
    label: { zh_cn: '有成员', en: 'Has member' },
    inputs: [object, name],
    result: always(types.boolean),
    run: (from: unknown, member: unknown): boolean => Object.hasOwn(asObject(from), asText(member)),
  },
} as const satisfies Record<string, OperationRule>;
