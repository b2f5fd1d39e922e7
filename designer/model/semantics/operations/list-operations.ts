import type { Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/list-operations.ts';
import type { ValueType } from '../../types/value-type.ts';
import { decimalSum } from '../values/decimals.ts';
import { fail } from '../values/failure.ts';
import { largestList } from '../values/limits.ts';
import { finite, numberFrom, quotient } from '../values/numbers.ts';
import { orderOf, totalOrder } from '../values/order.ts';
import { lengthOf, limitedLength, textOf } from '../values/texts.ts';
import { asChoice, asInteger, asList, asNumber, asText, isEqual, limitedList, memberOf, partOf, scalar } from '../values/values.ts';
import { ratio, widest } from './number-types.ts';
import { always, elementOf, type OperationRule, present, sameAsFirst, types } from './operation-rule.ts';

const directions = ['asc', 'desc'] as const;
const list = { name: 'list', type: types.list };
const value = { name: 'value', type: types.any };
const direction = { name: 'direction', type: types.text, default: 'asc', choices: directions };
const sameList = sameAsFirst(types.list);

interface Words {
  label: Text;
}

const choosing = (words: Words, result: OperationRule['result'], choose: (elements: readonly unknown[]) => unknown) => ({
  section: 'list' as const,
  ...words,
  inputs: [list],
  result,
  run: (elements: unknown): unknown => choose(asList(elements)) ?? null,
});

const changing = (words: Words, change: (elements: readonly unknown[]) => unknown[]) => ({
  section: 'list' as const,
  ...words,
  inputs: [list],
  result: sameList,
  run: (elements: unknown): unknown[] => limitedList(change(asList(elements))),
});

/** A list of the common element type. */
const joined = (inputs: readonly ValueType[], added: ValueType | undefined): ValueType => {
  const items = inputs[0]?.items;
  return items && added && items.type === added.type ? { type: 'array', items } : types.list;
};

/** Lists of elements with the same key, in the order of the first of each. */
const grouped = ([elements, by]: readonly ValueType[]): ValueType => {
  const key = by?.type === 'array' ? (by.items ?? types.any) : types.any;
  return { type: 'array', items: { type: 'object', members: { key, items: elements?.type === 'array' ? present(elements) : types.list } } };
};

function extreme(elements: readonly unknown[], isBetter: (difference: number) => boolean): unknown {
  // A single element is compared with itself, so that nothing without an order gets through.
  let best = elements[0];
  for (const element of elements) if (isBetter(orderOf(element, best))) best = element;
  return best;
}

function total(elements: readonly unknown[]): number {
  return elements.reduce<number>((sum, element) => numberFrom(sum, asNumber(element), decimalSum(sum, asNumber(element))), 0);
}

/** Returns the key of each element: its member of that name, or the key at its index in a list of keys. */
function keysBy(elements: readonly unknown[], by: unknown): (element: unknown, index: number) => unknown {
  if (!Array.isArray(by)) {
    const name = asText(by);
    return (element) => memberOf(element, name);
  }
  if (by.length !== elements.length) fail('keys');
  return (_element, index) => by[index];
}

/** Sorts stably by a key. */
function sorted(elements: readonly unknown[], order: unknown, keyOf: (element: unknown, index: number) => unknown): unknown[] {
  const sign = asChoice(order, directions) === 'asc' ? 1 : -1;
  const keyed = elements.map((element, index) => ({ element, key: scalar(keyOf(element, index)) }));
  return limitedList(keyed.sort((one, other) => sign * totalOrder(one.key, other.key)).map(({ element }) => element));
}

export const listOperations = {
  count: {
    section: 'list',
    label: words.count,
    inputs: [list],
    result: always(types.integer),
    run: (elements: unknown): number => asList(elements).length,
  },
  first: choosing({ label: words.first }, elementOf, (elements) => elements[0]),
  last: choosing({ label: words.last }, elementOf, (elements) => elements.at(-1)),
  at: {
    section: 'list',
    label: words.at,
    inputs: [list, { name: 'index', type: types.integer }],
    result: elementOf,
    run: (elements: unknown, index: unknown): unknown => asList(elements).at(asInteger(index)) ?? null,
  },
  slice: {
    section: 'list',
    label: words.slice,
    inputs: [list, { name: 'start', type: types.integer }, { name: 'length', type: types.integer, default: null }],
    result: sameList,
    run: (elements: unknown, start: unknown, length: unknown): unknown[] => limitedList(partOf(asList(elements), start, length)),
  },
  reverse: changing({ label: words.reverse }, (elements) => elements.toReversed()),
  sort: {
    section: 'list',
    label: words.sort,
    inputs: [list, direction],
    result: sameList,
    run: (elements: unknown, order: unknown): unknown[] => sorted(asList(elements), order, (element) => element),
  },
  sortBy: {
    section: 'list',
    label: words.sortBy,
    inputs: [list, { name: 'name', type: types.any }, direction],
    result: sameList,
    run: (elements: unknown, name: unknown, order: unknown): unknown[] => sorted(asList(elements), order, keysBy(asList(elements), name)),
  },
  groupBy: {
    section: 'list',
    label: words.groupBy,
    inputs: [list, { name: 'name', type: types.any }],
    result: grouped,
    run: (elements: unknown, name: unknown): unknown[] => {
      const groups = new Map<unknown, unknown[]>();
      const keyOf = keysBy(asList(elements), name);
      for (const [index, element] of asList(elements).entries()) {
        const key = scalar(keyOf(element, index));
        const known = groups.get(key);
        if (known) known.push(element);
        else groups.set(key, [element]);
      }
      return Array.from(groups, ([key, items]) => ({ key, items }));
    },
  },
  unique: changing({ label: words.unique }, (elements) => {
    const seen = new Set<unknown>();
    return elements.filter((element) => !seen.has(scalar(element)) && seen.add(scalar(element)));
  }),
  includes: {
    section: 'list',
    label: words.includes,
    inputs: [list, value],
    result: always(types.boolean),
    run: (elements: unknown, wanted: unknown): boolean => {
      const [among, searched] = [asList(elements), scalar(wanted)];
      return among.some((element) => isEqual(element, searched));
    },
  },
  append: {
    section: 'list',
    label: words.append,
    inputs: [list, value],
    result: (inputs) => joined(inputs, inputs[1]),
    run: (elements: unknown, added: unknown): unknown[] => limitedList([...asList(elements), added ?? null]),
  },
  concatLists: {
    section: 'list',
    label: words.concatLists,
    inputs: [
      { name: 'a', type: types.list },
      { name: 'b', type: types.list },
    ],
    result: (inputs) => joined(inputs, inputs[1]?.items),
    run: (a: unknown, b: unknown): unknown[] => limitedList([...asList(a), ...asList(b)]),
  },
  joinTexts: {
    section: 'list',
    label: words.joinTexts,
    inputs: [list, { name: 'separator', type: types.text, default: ',' }],
    result: always(types.text),
    run: (elements: unknown, separator: unknown): string => {
      const [among, between] = [asList(elements), asText(separator)];
      const texts = among.map(textOf);
      limitedLength(texts.reduce((length, text) => length + lengthOf(text), 0) + Math.max(texts.length - 1, 0) * lengthOf(between));
      return texts.join(between);
    },
  },
  sum: {
    section: 'list',
    label: words.sum,
    symbol: 'Σ',
    inputs: [list],
    result: (inputs) => widest(inputs[0]?.items ? [inputs[0].items] : []),
    run: (elements: unknown): number => total(asList(elements)),
  },
  average: {
    section: 'list',
    label: words.average,
    inputs: [list],
    result: ([elements]) => ({ ...ratio([elements?.items ?? types.any, types.integer]), nullable: true }),
    run: (elements: unknown): number | null => {
      const among = asList(elements);
      return among.length === 0 ? null : finite(quotient(total(among), among.length));
    },
  },
  smallest: choosing({ label: words.smallest }, elementOf, (elements) => extreme(elements, (difference) => difference < 0)),
  largest: choosing({ label: words.largest }, elementOf, (elements) => extreme(elements, (difference) => difference > 0)),
  range: {
    section: 'list',
    label: words.range,
    inputs: [
      { name: 'from', type: types.integer },
      { name: 'to', type: types.integer },
      { name: 'step', type: types.integer, default: 1 },
    ],
    result: always(types.integers),
    run: (from: unknown, to: unknown, step: unknown): number[] => {
      const [first, end, stride] = [asInteger(from), asInteger(to), asInteger(step)];
      if (stride === 0) fail('step');
      if (stride > 0 ? first > end : first < end) return [];
      const count = Math.floor(Math.abs(end - first) / Math.abs(stride)) + 1;
      if (count > largestList) fail('listSize');
      const numbers: number[] = [];
      for (let index = 0; index < count; index++) numbers.push(first + index * stride);
      return numbers;
    },
  },
} as const satisfies Record<string, OperationRule>;
