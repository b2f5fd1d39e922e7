import type { Json } from '../../../engine/core/json/json.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/typed-value.ts';
import { hasParameterType } from '../checks/check-parameters.ts';
import { namedInSentence } from '../types/type-label.ts';
import type { ValueType } from '../types/value-type.ts';

/** The value of a text field; `undefined` for an empty one. */
export type TypedValue = { value: Json | undefined } | { error: Text };

/**
 * Parses what a person typed into a field of that type. Texts are taken literally; anything else is JSON. A field of any type takes JSON if it is
 * valid, otherwise a text.
 */
export function parseTypedValue({ type }: Pick<ValueType, 'type'>, text: string): TypedValue {
  if (text.trim() === '') return { value: undefined };
  switch (type) {
    case 'string':
    case 'file':
      return { value: text };
    case 'date':
      return hasParameterType('date', text.trim()) ? { value: text.trim() } : { error: texts.date };
    case 'integer':
    case 'float': {
      const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : Number.NaN;
      if (hasParameterType(type, value) && Number.isFinite(value)) return { value };
      return { error: type === 'integer' ? texts.integer : texts.float };
    }
    case 'any':
      return { value: jsonOf(text) ?? (text.trim() === 'null' ? null : text) };
    default: {
      const value = jsonOf(text);
      if (value !== undefined && hasParameterType(type, value)) return { value };
      return { error: value === undefined ? texts.json : fillText(texts.type, { type: namedInSentence(type) }) };
    }
  }
}

/** Returns the text a field of that type shows for a value. In a field of any type, a text that would be parsed as something else gets quotes. */
export function printTypedValue({ type }: Pick<ValueType, 'type'>, value: Json | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return type === 'any' && (value.trim() === '' || jsonOf(value) !== undefined) ? JSON.stringify(value) : value;
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
