import { fail } from './failure.ts';
import { deepestJson } from './limits.ts';
import { compareTexts, limitedText } from './texts.ts';
import { isObject, scalar } from './values.ts';

const parts = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/** A value from JSON. Integers beyond ±(2^53−1) would lose digits and are refused; so are halves of surrogate pairs and great depth. */
export function parseJson(text: string): unknown {
  for (const [part] of text.matchAll(parts)) {
    if (/^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part))) fail('range');
  }
  return checked(parsed(text), 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('json');
  }
}

function checked(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : fail('json');
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : fail('infinite');
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepestJson) fail('json');
  if (Array.isArray(value)) return value.map((element) => checked(element, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      // PHP has no such member names.
      if (!name.isWellFormed() || name.startsWith('\0')) fail('json');
      return [name, checked(member, depth + 1)];
    }),
  );
}

/** JSON without white space, its names in the order of code points: equal values have equal texts. */
export function formatJson(value: unknown): string {
  return limitedText(formatted(value, 0));
}

function formatted(value: unknown, depth: number): string {
  if (Array.isArray(value)) {
    if (depth === deepestJson) fail('json');
    return `[${value.map((element) => formatted(element, depth + 1)).join(',')}]`;
  }
  if (!isObject(value)) return JSON.stringify(scalar(value));
  if (depth === deepestJson) fail('json');
  return `{${membersOf(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${formatted(member, depth + 1)}`)
    .join(',')}}`;
}

/** Members in the order of their names, because languages order them differently. */
export function membersOf(object: Readonly<Record<string, unknown>>): [name: string, value: unknown][] {
  return Object.entries(object)
    .map(([name, value]): [string, unknown] => [name.toWellFormed(), value ?? null])
    .sort(([one], [other]) => compareTexts(one, other));
}
