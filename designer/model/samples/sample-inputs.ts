import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { cornerValues } from './corner-values.ts';
import { Random } from './random.ts';
import { randomValue } from './random-value.ts';
import { isValidValue } from './valid-value.ts';

/** The parameters of one call. */
export type SampleInput = { [name: string]: Json };

/**
 * Returns valid calls, the same for the same seed: all corners of each parameter first, starting with a call without optional parameters, then random
 * values. An interface without parameters has one call.
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

/** Returns one realistic call: examples, defaults and first options. Leaves out optional parameters that have none of these. */
export function exampleParameters(parameters: readonly Parameter[]): SampleInput {
  return Object.fromEntries(
    parameters.flatMap((rule) => {
      const isTelling = rule.required || rule.example !== undefined || rule.default !== undefined;
      const [value] = isTelling ? [...likely(rule), ...cornerValues(rule)].filter((candidate) => isValidValue(rule, candidate)) : [];
      return value === undefined ? [] : [[rule.name, value]];
    }),
  );
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
