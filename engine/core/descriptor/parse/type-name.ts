import { texts } from '../../../../generated/words/engine-core/type-name.ts';
import { plainText, type Text } from '../../text/text.ts';

/** Returns the name of a value's JSON type for people. */
export function typeName(value: unknown): Text {
  return namedType(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** Returns the name of a JSON type for people. */
export function namedType(type: string): Text {
  return names[type] ?? plainText(type);
}

const names: Readonly<Record<string, Text>> = texts;
