import type { Json } from '../../../engine/core/json/json.ts';
import { anyValue, typeOfValue, type ValueType } from '../types/value-type.ts';

/** Maximum number of elements of each list of a sample, and of characters of each text. */
const limits = { elements: 3, characters: 100 };

/** Cuts an answer down to what its type is inferred from. */
export function sampleOf(value: Json): Json {
  if (typeof value === 'string') return [...value].slice(0, limits.characters).join('');
  if (Array.isArray(value)) return value.slice(0, limits.elements).map(sampleOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sampleOf(member)]));
}

/** Returns the type of answers like the sample; `any` without one. Nothing guarantees it: operations check the values at run time. */
export function sampleType(sample: unknown): ValueType {
  return sample === undefined ? anyValue : typeOfValue(sample as Json);
}
