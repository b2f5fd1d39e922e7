import { texts as words } from '../../../../generated/words/designer-model/object-operations.ts';
import type { ValueType } from '../../types/value-type.ts';
import { membersOf } from '../values/json-text.ts';
import { asObject, asText, memberOf } from '../values/values.ts';
import { always, type OperationRule, types } from './operation-rule.ts';

const object = { name: 'object', type: types.object };
const name = { name: 'name', type: types.text };

/** Members of both; unknown if those of one are. */
const merged = ([a, b]: readonly ValueType[]): ValueType =>
  a?.members && b?.members ? { type: 'object', members: { ...a.members, ...b.members } } : types.object;

export const objectOperations = {
  get: {
    section: 'object',
    label: words.get,
    inputs: [object, name],
    result: always(types.nullable),
    run: (from: unknown, member: unknown): unknown => memberOf(from, asText(member)),
  },
  set: {
    section: 'object',
    label: words.set,
    inputs: [object, name, { name: 'value', type: types.any }],
    result: always(types.object),
    run: (into: unknown, member: unknown, value: unknown): Record<string, unknown> => {
      const [members, key] = [asObject(into), asText(member)];
      return { ...members, [key]: value ?? null };
    },
  },
  remove: {
    section: 'object',
    label: words.remove,
    inputs: [object, name],
    result: always(types.object),
    run: (from: unknown, member: unknown): Record<string, unknown> => {
      const [members, key] = [asObject(from), asText(member)];
      return Object.fromEntries(Object.entries(members).filter(([known]) => known !== key));
    },
  },
  keys: {
    section: 'object',
    label: words.keys,
    inputs: [object],
    result: always(types.texts),
    run: (from: unknown): string[] => membersOf(asObject(from)).map(([member]) => member),
  },
  values: {
    section: 'object',
    label: words.values,
    inputs: [object],
    result: always(types.list),
    run: (from: unknown): unknown[] => membersOf(asObject(from)).map(([, value]) => value),
  },
  merge: {
    section: 'object',
    label: words.merge,
    inputs: [
      { name: 'a', type: types.object },
      { name: 'b', type: types.object },
    ],
    result: merged,
    run: (a: unknown, b: unknown): Record<string, unknown> => ({ ...asObject(a), ...asObject(b) }),
  },
  has: {
    section: 'object',
    label: words.has,
    inputs: [object, name],
    result: always(types.boolean),
    run: (from: unknown, member: unknown): boolean => Object.hasOwn(asObject(from), asText(member)),
  },
} as const satisfies Record<string, OperationRule>;
