import { printLossless } from '../../json/lossless-json.ts';
import type { Parameter } from '../../protocol/parameter.ts';
import { parseDate } from '../../text/date.ts';
import { fillText, type Text } from '../../text/text.ts';
import type { InvalidField } from '../invalid-field.ts';
import { fitsInt64, integerOf, isLongInteger, plainInteger } from './int64.ts';
import { integerRangeTexts, parameterTexts, parameterTypeTexts } from './parameter-texts.ts';

/** What the platform provides: a linear engine for patterns of people, and the named formats. */
export interface ParameterTools {
  matches(pattern: string, text: string): boolean;
  /** Undefined when the text has the format; else what is allowed. */
  formatError(format: string, value: string): Text | undefined;
  /** The platform's own calls: the whole sentence about a wrong text, where the format has one that people know from forms. */
  formatMessage?(format: string, value: string): Text | undefined;
  /**
   * The platform's own calls: an integer beyond 2^53 inside of a value that no rule describes is rounded, as every reader of definitions and
   * records would; only where the rule has the format `int64` it keeps its digits.
   */
  roundsIntegers?: boolean;
}

/** The rule of a value, without its name. */
export type Rule = Omit<Parameter, 'name'>;

/** Maximum depth of JSON: storing and printing deeper values would overflow the stack. */
export const maxDepth = 64;

/**
 * Returns a JSON value as a handler receives it, at any depth. Converts only what JSON itself can write in two ways: an integer is a number within
 * ±(2^53−1); with the format `int64` it has 64 bits, may be a text of digits (as in the JSON of protocol buffers) and is a `bigint` beyond that
 * range. Null is a value of nullable rules only. Integers beyond 64 bits are refused, except as floats.
 * @param errors receives what is wrong; the returned value is then meaningless
 */
export function readValue(path: string, rule: Rule, value: unknown, tools: ParameterTools, errors: InvalidField[], depth = 0): unknown {
  if (depth > maxDepth) {
    errors.push(tooDeep(path));
    return undefined;
  }
  if (value === null) {
    if (!rule.nullable) errors.push({ field: path, code: 'null', text: fillText(parameterTexts.null, { name: path }) });
    return null;
  }
  const read = typed(rule, value);
  if (read === undefined) {
    errors.push(wrongType(path, rule, value));
    return undefined;
  }
  if (rule.enum && !rule.enum.some((allowed) => isChoice(allowed, read))) {
    errors.push({ field: path, code: 'enum', text: fillText(parameterTexts.enum, { name: path, allowed: rule.enum.join(' / ') }) });
    return undefined;
  }
  errors.push(...checkLimits(path, rule, read));
  if (typeof read === 'string') errors.push(...checkText(path, rule, read, tools));
  if (Array.isArray(read)) {
    const { items } = rule;
    if (items) return read.map((item: unknown, index) => readValue(`${path}.${index}`, items, item, tools, errors, depth + 1));
  } else if (typeof read === 'object' && read !== null && rule.properties) {
    return readMembers(path, rule.properties, read as Record<string, unknown>, tools, errors, depth);
  }
  if (typeof read === 'object' && read !== null) {
    const isRounded = tools.roundsIntegers === true && rule.format !== 'int64';
    const found = Object.entries(read).flatMap(([name, member]) => checkLoose(`${path}.${name}`, member, isRounded, depth + 1));
    errors.push(...found);
    if (isRounded && found.length === 0) return rounded(read);
  }
  return read;
}

/** Returns the same value if it contains no long integer. */
function rounded(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [name, rounded(member)]);
  if (members.every(([name, member]) => member === (value as Record<string, unknown>)[name])) return value;
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** Reads the members of an object by their rules. Missing members stay missing. */
function readMembers(
  path: string,
  rules: readonly Parameter[],
  value: Record<string, unknown>,
  tools: ParameterTools,
  errors: InvalidField[],
  depth: number,
): unknown {
  const read = new Map<string, unknown>(Object.entries(value));
  for (const name of read.keys()) {
    if (!rules.some((rule) => rule.name === name)) errors.push({ ...unknownParameter(name, rules), field: `${path}.${name}` });
  }
  for (const rule of rules) {
    const field = `${path}.${rule.name}`;
    const member = read.get(rule.name);
    if (member === undefined) {
      if (rule.required) errors.push(missing(field));
    } else if (isBlank(rule, member)) errors.push(blank(field));
    else read.set(rule.name, readValue(field, rule, member, tools, errors, depth + 1));
  }
  return Object.fromEntries(read);
}

/** Whether a value is an empty text where a value is required: `""` satisfies `required` only if `min` is 0. */
export function isBlank(rule: Rule, value: unknown): boolean {
  return value === '' && rule.required === true && rule.type === 'string' && rule.min !== 0;
}

/** Checks a value without a rule: not too deep, and no integer that PHP could not store. Reports one error at most. */
function checkLoose(path: string, value: unknown, isRounded: boolean, depth: number): InvalidField[] {
  if (depth > maxDepth) return [tooDeep(path)];
  if (typeof value === 'bigint' && !isRounded && !fitsInt64(value)) return [wrongType(path, { type: 'integer', format: 'int64' }, value)];
  if (value === null || typeof value !== 'object') return [];
  for (const [name, member] of Object.entries(value)) {
    const errors = checkLoose(`${path}.${name}`, member, isRounded, depth + 1);
    if (errors.length > 0) return errors;
  }
  return [];
}

/** Returns the value in its canonical form if it is of the rule's type; otherwise undefined. */
function typed(rule: Rule, value: unknown): unknown {
  switch (rule.type) {
    case 'string':
    case 'file':
      return typeof value === 'string' ? value : undefined;
    case 'date':
      return typeof value === 'string' && parseDate(value) !== null ? value : undefined;
    case 'integer':
      return readInteger(rule, value);
    case 'float': {
      const number = typeof value === 'bigint' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array':
      return Array.isArray(value) ? value : undefined;
    case 'object':
      return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  }
}

/**
 * Returns an integer within the range of its rule; otherwise undefined. A number beyond ±(2^53−1) has lost digits already: only `bigint`s and texts
 * are accepted there.
 */
export function readInteger({ format }: Rule, value: unknown): number | bigint | undefined {
  if (Number.isSafeInteger(value)) return (value as number) + 0;
  const long = typeof value === 'bigint' ? value : format === 'int64' && typeof value === 'string' ? integerOf(value) : undefined;
  if (long === undefined) return undefined;
  const plain = plainInteger(long);
  return typeof plain === 'number' || (format === 'int64' && fitsInt64(plain)) ? plain : undefined;
}

/** Options of an int64 beyond 2^53 are written as texts of digits. */
function isChoice(allowed: string | number | boolean, value: unknown): boolean {
  if (allowed === value) return true;
  if (typeof value !== 'bigint' && typeof value !== 'number') return false;
  const chosen = typeof allowed === 'string' ? integerOf(allowed) : undefined;
  return chosen !== undefined && plainInteger(chosen) === value;
}

/** Checks `min` and `max`, which are values, characters, elements or moments by type; bytes of files are checked with the file. */
export function checkLimits(path: string, rule: Rule, value: unknown): InvalidField[] {
  if (rule.min === undefined && rule.max === undefined) return [];
  const measured = measure(rule, value);
  if (measured === null) return [];
  return (['min', 'max'] as const).flatMap((limit): InvalidField[] => {
    const bound = rule[limit];
    const wanted = bound === undefined ? null : boundOf(rule, bound);
    if (bound === undefined || wanted === null) return [];
    const isExclusive = rule.type === 'float' && (limit === 'min' ? rule.exclusiveMin : rule.exclusiveMax) === true;
    if (limit === 'min' ? measured > wanted : measured < wanted) return [];
    if (!isExclusive && !(limit === 'min' ? measured < wanted : measured > wanted)) return [];
    const kind = rule.type === 'string' ? 'length' : rule.type === 'array' ? 'count' : 'value';
    const sentence = isExclusive ? (limit === 'min' ? 'value_above' : 'value_below') : (`${kind}_${limit}` as const);
    return [{ field: path, code: limit, text: fillText(parameterTexts[sentence], { name: path, bound: shownBound(rule, bound) }) }];
  });
}

/** Limits beyond 2^53 are written as texts of digits. */
function boundOf(rule: Rule, bound: string | number): number | bigint | null {
  if (typeof bound === 'number') return bound;
  if (rule.type === 'date') return parseDate(bound);
  return integerOf(bound) ?? Number(bound);
}

/** Avoids the rounding of long numbers. */
function shownBound({ type }: Rule, bound: string | number): string | number {
  return type === 'integer' && typeof bound === 'number' && Number.isInteger(bound) ? String(BigInt(bound)) : bound;
}

function measure(rule: Rule, value: unknown): number | bigint | null {
  if (rule.type === 'string') return typeof value === 'string' ? [...value].length : null;
  if (rule.type === 'date') return typeof value === 'string' ? parseDate(value) : null;
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' || typeof value === 'bigint' ? value : null;
}

function checkText(path: string, rule: Rule, value: string, tools: ParameterTools): InvalidField[] {
  if (rule.pattern !== undefined && !tools.matches(rule.pattern, value)) {
    return [{ field: path, code: 'pattern', text: fillText(parameterTexts.pattern, { name: path, pattern: rule.pattern }) }];
  }
  const { format } = rule;
  const allowed = format === undefined ? undefined : tools.formatError(format, value);
  if (format === undefined || !allowed) return [];
  return [{ field: path, code: 'format', text: tools.formatMessage?.(format, value) ?? fillText(parameterTexts.format, { name: path, allowed }) }];
}

/** Returns the error of a missing parameter. */
export function missing(name: string): InvalidField {
  return { field: name, code: 'required', text: fillText(parameterTexts.required, { name }) };
}

/** Returns the error of a parameter that is empty and must not be. */
export function blank(name: string): InvalidField {
  return { field: name, code: 'required', text: fillText(parameterTexts.blank, { name }) };
}

/** Returns the error of an undeclared parameter, with the declared ones. */
export function unknownParameter(name: string, rules: readonly Parameter[]): InvalidField {
  const allowed = rules.map((rule) => rule.name).join(', ') || '—';
  return { field: name, code: 'unknown', text: fillText(parameterTexts.unknown, { name, allowed }) };
}

/** Returns the error of a value that is nested too deep. */
export function tooDeep(path: string): InvalidField {
  return { field: path, code: 'depth', text: fillText(parameterTexts.depth, { name: path, max: maxDepth }) };
}

/** Returns the error of a value of a wrong type, with at most 60 characters of the value. */
export function wrongType(path: string, rule: Rule, value: unknown): InvalidField {
  const found = printLossless(value);
  const isTooLong = typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value)) || (typeof value === 'string' && isLongInteger(value));
  const allowed = rule.type === 'integer' && isTooLong ? integerRangeTexts[rule.format === 'int64' ? 'int64' : 'safe'] : parameterTypeTexts[rule.type];
  const words = { name: path, allowed, found: found.length > 60 ? `${found.slice(0, 60)}…` : found };
  return { field: path, code: 'type', text: fillText(parameterTexts.type, words) };
}
