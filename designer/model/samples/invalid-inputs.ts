import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { cornerValues } from './corner-values.ts';
import { exampleParameters, type SampleInput } from './sample-inputs.ts';
import { isValidInput } from './valid-value.ts';

type Rule = Omit<Parameter, 'name'>;

/** More of them would only repeat what is wrong elsewhere. */
const most = 600;
/** Deeper values repeat what is above them. */
const maxDepth = 6;

/**
 * Returns calls that must be refused, deterministically: each keyword of each rule is violated by itself at each depth, and finally all parameters at
 * once, because all errors are reported together.
 */
export function invalidInputs(parameters: readonly Parameter[]): SampleInput[] {
  const valid = exampleParameters(parameters);
  const broken = parameters.map((rule) => {
    const { [rule.name]: _, ...others } = valid;
    const values = [...wrongTexts(rule), ...wrongValues(rule, 0)].map((value): SampleInput => ({ ...others, [rule.name]: value }));
    return rule.required ? [others, ...values] : values;
  });
  const all = Object.assign({}, ...broken.map((inputs, index) => pickedMember(parameters[index]!.name, inputs))) as SampleInput;
  const unknown = { ...valid, [otherName(parameters)]: 1 };
  const seen = new Set<string>();
  return [unknown, all, ...inTurns(broken)]
    .filter((input) => {
      const key = JSON.stringify(input);
      if (seen.has(key) || isValidInput(parameters, input)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** Returns the first wrong value of each parameter that is present at all. */
function pickedMember(name: string, inputs: readonly SampleInput[]): SampleInput {
  const found = inputs.find((input) => Object.hasOwn(input, name));
  return found ? { [name]: found[name] ?? null } : {};
}

/** Interleaves lists, so that a cut at the end removes the first element of none. */
function inTurns<Element>(lists: readonly Element[][]): Element[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Returns fields of a form that are no text of a value. */
function wrongTexts({ type, enum: allowed }: Rule): Json[] {
  const numbers = (allowed ?? []).filter((value) => typeof value === 'number').flatMap((value) => [`${value}.0`, `0${value}`, `+${value}`, ` ${value}`]);
  switch (type) {
    case 'integer':
      return ['12abc', '1.5', '1e3', '0x10', '１２', '9007199254740993', '99999999999999999999', '00', '007', '+5', ' 5', ...numbers];
    case 'float':
      return ['12abc', '0x10', 'Infinity', 'NaN', '1,5', '.5', '5.', '05', '+5', ...numbers];
    case 'boolean':
      return ['yes', '2', 'TRUE', 'on'];
    case 'array':
      return ['x', '{}', '[1', '1,2'];
    case 'object':
      return ['x', '[]', '{"a":', '1'];
    default:
      return [];
  }
}

/** Returns values of a wrong type, beyond a limit, or with such a value inside. */
function wrongValues(rule: Rule, depth: number): Json[] {
  return [...ofOtherType(rule, depth), ...beyond(rule), ...unlisted(rule), ...unmatched(rule), ...(depth < maxDepth ? inside(rule, depth) : [])];
}

/** Inside of JSON every value has a type of its own; at the top all are texts. */
function ofOtherType({ type, nullable }: Rule, depth: number): Json[] {
  const others: Json[] = depth === 0 ? [] : [...(nullable ? [] : [null]), true, '1', 1, 1.5, 'x', [], {}, [1]];
  const fits = {
    string: (value: Json) => typeof value === 'string',
    date: (value: Json) => typeof value === 'string',
    file: (value: Json) => typeof value === 'string',
    integer: Number.isInteger,
    float: (value: Json) => typeof value === 'number',
    boolean: (value: Json) => typeof value === 'boolean',
    array: Array.isArray,
    object: (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value),
  }[type];
  return others.filter((value) => !fits(value));
}

function beyond({ type, min, max, items }: Rule): Json[] {
  switch (type) {
    case 'integer':
    case 'float': {
      const step = type === 'integer' ? 1 : 0.25;
      const bounds = [min, max].filter((bound) => typeof bound === 'number');
      return [...bounds, ...(typeof min === 'number' ? [min - step] : []), ...(typeof max === 'number' ? [max + step] : [])];
    }
    case 'string':
      return [Number(min) - 1, Number(max) + 1]
        .filter((length) => length > 0 && length <= 2_000)
        .flatMap((length) => ['x', '中', '😀'].map((one) => one.repeat(length)));
    case 'date':
      return ['2023-02-29', '2024-13-01', '2024-1-1', 'today', '2024-01-01 25:00:00', '2024-01-01\n', ...[min, max].flatMap((bound) => daysAround(bound))];
    case 'array': {
      const [element = 1] = items ? cornerValues(items, 1) : [1];
      return [Number(min) - 1, Number(max) + 1].filter((count) => count >= 0 && count <= 200).map((count) => Array.from({ length: count }, () => element));
    }
    default:
      return [];
  }
}

function daysAround(bound: Rule['min']): string[] {
  const moment = typeof bound === 'string' ? Date.parse(`${bound.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment)) return [];
  return [-86_400_000, 86_400_000].map((step) => new Date(moment + step).toISOString().slice(0, 10));
}

/** Returns values similar to the listed ones, as a loose comparison would accept them. */
function unlisted({ enum: allowed = [] }: Rule): Json[] {
  return allowed.flatMap((value): Json[] => {
    if (typeof value === 'string') {
      const number = /^\d+$/.test(value) ? [`0${value}`, `${value}.0`, `+${value}`, `${value}e0`, Number(value)] : [];
      return [...number, `${value}x`, `${value}\n`, ` ${value}`, value.toUpperCase(), value.toLowerCase(), 0, true];
    }
    if (typeof value === 'number') return [value + 0.5, value + 1, String(value), true];
    return [!value, Number(value), String(value)];
  });
}

/** Returns texts that are valid except for their end, their beginning or a character. */
function unmatched(rule: Rule): Json[] {
  if (rule.type !== 'string' || (rule.pattern === undefined && rule.format === undefined)) return [];
  const [right] = cornerValues(rule);
  const near =
    typeof right === 'string'
      ? [`${right}\n`, `\n${right}`, `${right} `, ` ${right}`, `${right}${right}`, right.slice(1), right.slice(0, -1), right.toUpperCase()]
      : [];
  return ['x', '!', '中', '１', ...near];
}

function inside({ type, items, properties }: Rule, depth: number): Json[] {
  if (type === 'array' && items) {
    const [element] = cornerValues(items, depth + 1);
    return wrongValues(items, depth + 1).map((value) => (element === undefined ? [value] : [element, value]));
  }
  if (type !== 'object' || !properties) return [];
  const valid = Object.fromEntries(
    properties.flatMap((member): [string, Json][] => {
      const [value] = cornerValues(member, depth + 1);
      return value === undefined ? [] : [[member.name, value]];
    }),
  );
  return [
    { ...valid, [otherName(properties)]: 1 },
    ...properties.flatMap((member) => {
      const { [member.name]: _, ...others } = valid;
      const wrong = wrongValues(member, depth + 1).map((value) => ({ ...others, [member.name]: value }));
      return member.required ? [others, { ...others, [member.name]: '' }, ...wrong] : wrong;
    }),
  ];
}

function otherName(rules: readonly Parameter[]): string {
  let name = 'unknown';
  while (rules.some((rule) => rule.name === name)) name += '_';
  return name;
}
