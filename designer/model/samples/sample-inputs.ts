import type { Json } from '../../../engine/core/descriptor/types.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { cornerValues } from './corner-values.ts';
import { Random } from './random.ts';
import { randomValue } from './random-value.ts';
import { isValidInput, isValidValue } from './valid-value.ts';

export type SampleInput = { [name: string]: Json };

/**
 * Calls to try an interface with, the same for the same seed, every one valid: all corners of each parameter first, beginning with a call that
 * leaves out what may be left out, then values at random. An interface without parameters has one call.
 */
export function sampleInputs(parameters: readonly Parameter[], count = 200, seed = 1): SampleInput[] {
  if (parameters.length === 0) return [{}];
  const random = new Random(seed);
  const corners = parameters.map((rule) => ({ rule, values: cornerValues(rule) }));
  const rows = Math.max(...corners.map(({ values }) => values.length));
  const inputs: SampleInput[] = [inputOf(corners, ({ rule, values }) => (rule.required && rule.default === undefined ? values[0] : undefined))];
  for (let row = 0; row < rows && inputs.length < count; row++) {
    // Parameters run through their corners at different paces, so that the same corners do not always meet.
    inputs.push(inputOf(corners, ({ values }, place) => values[(row * (place === 0 ? 1 : place * 2 + 1) + place) % values.length]));
  }
  while (inputs.length < count) {
    inputs.push(
      inputOf(corners, ({ rule, values }) => {
        if (!(rule.required && rule.default === undefined) && random.next() < 0.15) return undefined;
        if (random.next() < 0.3) return random.pick(values);
        const value = randomValue(rule, random);
        return value !== undefined && isValidValue(rule, value) ? value : random.pick(values);
      }),
    );
  }
  return inputs;
}

/** One realistic call: examples, defaults and first choices where there are any. What may be left out and has none of them is left out. */
export function exampleParameters(parameters: readonly Parameter[]): SampleInput {
  return Object.fromEntries(
    parameters.flatMap((rule) => {
      const isTelling = rule.required || rule.example !== undefined || rule.default !== undefined;
      const [value] = isTelling ? [...likely(rule), ...cornerValues(rule)].filter((candidate) => isValidValue(rule, candidate)) : [];
      return value === undefined ? [] : [[rule.name, value]];
    }),
  );
}

/** Calls that must be refused, each for one reason: something is missing, of another type, beyond a limit or unknown. */
export function invalidInputs(parameters: readonly Parameter[]): SampleInput[] {
  const valid = exampleParameters(parameters);
  const wrong = parameters.flatMap((rule): SampleInput[] => {
    const { [rule.name]: _, ...others } = valid;
    return [others, ...wrongValues(rule).map((value) => ({ ...others, [rule.name]: value }))];
  });
  return [...wrong, { ...valid, [unknownName(parameters)]: 1 }].filter((input) => !isValidInput(parameters, input));
}

interface Corners {
  rule: Parameter;
  values: Json[];
}

function inputOf(corners: readonly Corners[], choose: (corner: Corners, place: number) => Json | undefined): SampleInput {
  const chosen = corners.flatMap((corner, place): [string, Json][] => {
    const value = choose(corner, place);
    return value === undefined ? [] : [[corner.rule.name, value]];
  });
  return Object.fromEntries(chosen);
}

function likely(rule: Parameter): Json[] {
  const own = [rule.example, rule.default, ...(rule.enum ?? [])].filter((value) => value !== undefined);
  switch (rule.type) {
    case 'integer':
    case 'float':
      return [...own, rule.format === 'money' ? 1999 : 1];
    case 'date':
      return [...own, '2026-01-01'];
    case 'array':
    case 'object':
      return own;
    default:
      return [...own, 'text'];
  }
}

function wrongValues({ type, min, max, enum: allowed }: Parameter): Json[] {
  const beyond = [typeof min === 'number' ? min - 1 : undefined, typeof max === 'number' ? max + 1 : undefined].filter((bound) => bound !== undefined);
  switch (type) {
    case 'integer':
      return ['12abc', '1.5', '1e3', 2 ** 53, 'x', ...beyond];
    case 'float':
      return ['12abc', '0x10', 'Infinity', 'NaN', ...beyond];
    case 'boolean':
      return ['yes', '2', 'TRUE'];
    case 'date':
      return ['2023-02-29', '2024-13-01', '2024-1-1', 'today', '2024-01-01 25:00:00'];
    case 'array':
      return ['x', '{}', '[1', ...(typeof max === 'number' && max < 100 ? [Array.from({ length: max + 1 }, () => 1)] : [])];
    case 'object':
      return ['x', '[]', '{"a":'];
    default:
      return [
        ...(typeof max === 'number' && max < 1_000 ? ['x'.repeat(max + 1)] : []),
        ...(allowed ? [`${allowed.join('')}x`] : []),
        ...(min === 2 ? ['x'] : []),
      ];
  }
}

function unknownName(parameters: readonly Parameter[]): string {
  let name = 'unknown';
  while (parameters.some((rule) => rule.name === name)) name += '_';
  return name;
}
