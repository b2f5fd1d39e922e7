import type { Json } from '../json/json.ts';
import { parseLossless, printLossless } from '../json/lossless-json.ts';
import { isSameJson } from '../json/same-json.ts';
import type { Expectation, ExpectedAnswer, FoundAnswer, Operator } from './expectation.ts';

/** One value that differs from the expected one. */
export interface Mismatch {
  path: string;
  operator: Operator;
  /** Values as JSON text; `found` is undefined where the answer has nothing there. */
  expected: string;
  found: string | undefined;
}

/**
 * Returns what differs from the expectation: of `ret`, of the whole of `data`, and of single values, in this order. Schema and time are checked by
 * the server. The `data` of a refusal counts only if something is expected of it.
 */
export function compareAnswer({ ret, data, expectations = [] }: ExpectedAnswer, answer: FoundAnswer): Mismatch[] {
  const found: Mismatch[] = [];
  if (ret !== undefined && ret !== answer.ret) found.push({ path: 'ret', operator: 'equal', expected: String(ret), found: String(answer.ret) });
  if (data !== undefined && !isSameJson(answer.data, data))
    found.push({ path: 'data', operator: 'equal', expected: printLossless(data), found: printLossless(answer.data) });
  for (const expectation of expectations) {
    const value = valueAt(answer, expectation.path);
    if (!holds(expectation, value))
      found.push({
        path: expectation.path,
        operator: expectation.operator,
        expected: printLossless(expectedValue(expectation.value)),
        found: value === undefined ? undefined : printLossless(value),
      });
  }
  return found;
}

/**
 * Returns the answer as it should have been, to be shown next to the actual one: where the expectation leaves parts out, the actual answer with the
 * values that had to be equal.
 */
export function expectedAnswer({ ret, data, expectations = [] }: ExpectedAnswer, found: FoundAnswer): { ret: number; data: Json; msg: string } {
  const base: { [name: string]: Json } = {
    ret: ret ?? found.ret,
    data: data !== undefined ? data : ret !== undefined && ret !== found.ret ? null : (found.data as Json),
    msg: '',
  };
  const equal = expectations.filter(({ operator }) => operator === 'equal');
  return equal.reduce((answer, { path, value }) => withValue(answer, path.split('.'), expectedValue(value) as Json), base as Json) as {
    ret: number;
    data: Json;
    msg: string;
  };
}

/** Returns a copy with a value at a path; the same value if the path leads nowhere. */
function withValue(root: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (typeof root !== 'object' || root === null || !(Object.hasOwn(root, name) || rest.length === 0)) return root;
  if (Array.isArray(root)) return root.map((item, index) => (String(index) === name ? withValue(item, rest, value) : item));
  return { ...root, [name]: withValue(root[name] ?? null, rest, value) };
}

/** Returns the value at a dotted path; undefined if there is none. Considers own members only. */
export function valueAt(root: unknown, path: string): unknown {
  let value: unknown = root;
  for (const name of path.split('.')) {
    if (name === 'length' && (Array.isArray(value) || typeof value === 'string')) value = Array.isArray(value) ? value.length : Array.from(value).length;
    else if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) value = (value as Record<string, unknown>)[name];
    else return undefined;
  }
  return value;
}

/** Parses what a person has typed as the expected value: JSON, or the text itself. */
export function expectedValue(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return text;
  }
}

/** A missing value is unequal to everything, and has no order with anything. */
function holds({ operator, value: text }: Expectation, found: unknown): boolean {
  const expected = expectedValue(text);
  const isEqual = found !== undefined && (isSameJson(found, expected) || found === text);
  switch (operator) {
    case 'equal':
      return isEqual;
    case 'unequal':
      return !isEqual;
    case 'greater':
      return order(found, expected, text) === 1;
    case 'less':
      return order(found, expected, text) === -1;
    case 'greater_or_equal':
      return [0, 1].includes(order(found, expected, text) ?? -2);
    case 'less_or_equal':
      return [0, -1].includes(order(found, expected, text) ?? -2);
  }
}

/** Compares numbers and numeric texts by value, other texts, such as dates, by characters. Null if the two have no order. */
function order(found: unknown, expected: unknown, text: string): -1 | 0 | 1 | null {
  const numbers = [numberOf(found), numberOf(expected)] as const;
  if (numbers[0] !== null && numbers[1] !== null) return signOf(numbers[0], numbers[1]);
  return typeof found === 'string' && (typeof expected === 'string' || expected !== null)
    ? signOf(found, typeof expected === 'string' ? expected : text)
    : null;
}

function numberOf(value: unknown): number | bigint | null {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}

function signOf<Value extends number | bigint | string>(one: Value, other: Value): -1 | 0 | 1 {
  return one === other ? 0 : one > other ? 1 : -1;
}
