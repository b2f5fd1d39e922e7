import { fail } from './failure.ts';
import { deepestJson } from './limits.ts';
import { finite } from './numbers.ts';
import { compareTexts, limitedText } from './texts.ts';
import { isObject, scalar } from './values.ts';

const parts = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/**
 * Parses JSON.
 * @throws Failure for invalid JSON, integers beyond ±(2^53−1), which would lose digits, lone surrogates, names that begin with NUL, which PHP does
 * not support, and more than `deepestJson` levels
 */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  checkStructure(value, 0);
  // Only now, as the pattern takes linear time on JSON alone.
  for (const [part] of text.matchAll(parts)) {
    if (/^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part))) fail('range');
  }
  return withFiniteNumbers(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('json');
  }
}

function checkStructure(value: unknown, depth: number): void {
  if (typeof value === 'string' && !value.isWellFormed()) fail('json');
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepestJson) fail('json');
  if (!Array.isArray(value) && Object.keys(value).some((name) => !name.isWellFormed() || name.startsWith('\0'))) fail('json');
  for (const member of Object.values(value)) checkStructure(member, depth + 1);
}

function withFiniteNumbers(value: unknown): unknown {
  if (typeof value === 'number') return finite(value);
  if (Array.isArray(value)) return value.map(withFiniteNumbers);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFiniteNumbers(member)])) : value;
}

/** Prints JSON without white space, names in the order of code points: equal values have equal texts. */
export function formatJson(value: unknown): string {
  return limitedText(formatted(value, 0));
}

function formatted(value: unknown, depth: number): string {
  if (Array.isArray(value)) {
    if (depth === deepestJson) fail('json');
    return `[${value.map((element) => formatted(element, depth + 1)).join(',')}]`;
  }
  if (!isObject(value)) return typeof value === 'bigint' ? String(value) : JSON.stringify(scalar(value));
  if (depth === deepestJson) fail('json');
  return `{${membersOf(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${formatted(member, depth + 1)}`)
    .join(',')}}`;
}

/** Sorts members by name, because languages order them differently. */
export function membersOf(object: Readonly<Record<string, unknown>>): [name: string, value: unknown][] {
  return Object.entries(object)
    .map(([name, value]): [string, unknown] => [name.toWellFormed(), value ?? null])
    .sort(([one], [other]) => compareTexts(one, other));
}
