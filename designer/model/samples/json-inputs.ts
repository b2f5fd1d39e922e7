import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { cornerValues } from './corner-values.ts';
import { exampleParameters, type SampleInput, sampleInputs } from './sample-inputs.ts';

const validCount = 25;
/** More of them would only repeat what forms have shown. */
const most = 80;
/** One value of each JSON type. */
const everyType: readonly Json[] = [null, '', 'x', '1', 1, 1.5, true, [], {}];

/**
 * Returns calls whose values are members of JSON: valid ones, and every parameter and member with null, an empty text and a value of each other type,
 * which forms cannot express. Some are valid, some are not. None if a parameter is a file, which JSON cannot carry.
 */
export function jsonInputs(parameters: readonly Parameter[]): SampleInput[] {
  if (parameters.length === 0 || parameters.some(({ type }) => type === 'file')) return [];
  const example = exampleParameters(parameters);
  const spoiled = everyType.flatMap((value) => parameters.map(({ name }): SampleInput => ({ ...example, [name]: value })));
  const nested = parameters.flatMap((rule) => nestedNulls(rule).map((value): SampleInput => ({ ...example, [rule.name]: value })));
  // Null of everything first: it is what only JSON says.
  const nulls = Object.fromEntries(parameters.map(({ name }) => [name, null]));
  return [nulls, ...nested, ...spoiled, ...sampleInputs(parameters, validCount, 2)].slice(0, most);
}

/** Returns values of an object or a list in which one member at a time is null. */
function nestedNulls(rule: Omit<Parameter, 'name'>): Json[] {
  if (rule.type === 'array' && rule.items) return nestedNulls(rule.items).map((element) => [element]);
  if (rule.type !== 'object') return [];
  const members = (rule.properties ?? []).flatMap((member): [string, Json][] => {
    const [value] = cornerValues(member, 1);
    return value === undefined ? [] : [[member.name, value]];
  });
  return members.map(([name]) => ({ ...Object.fromEntries(members), [name]: null }));
}
