import { isSameValue } from '../../../../core/json/same-value.ts';

/** A record as a form holds it: an empty field is undefined. */
export type FormValues = Record<string, unknown>;

/** Nothing was entered: null, an empty text, list or object all count as no value. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Same value in depth, whatever the order of keys and however emptiness is spelled. */
export function sameValue(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || isSameValue(a, b);
}

/** An object that is neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
