import type { Json } from '../../../engine/core/json/json.ts';
import { anyValue, typeOfValue, type ValueType } from '../types/value-type.ts';

/** Elements of each list that a sample keeps, and characters of each text. */
const limits = { elements: 3, characters: 100 };

/** An answer cut down to what its type is made of. */
export function sampleOf(value: Json): Json {
  if (typeof value === 'string') return [...value].slice(0, limits.characters).join('');
  if (Array.isArray(value)) return value.slice(0, limits.elements).map(sampleOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sampleOf(member)]));
}

/** What answers like the sample are taken for; `any` without one. Nothing holds the other side to it: operations look at the values when they run. */
export function sampleType(sample: unknown): ValueType {
  return sample === undefined ? anyValue : typeOfValue(sample as Json);
}
