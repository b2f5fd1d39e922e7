import { texts } from '../../../../generated/words/engine-core/type-name.ts';
import { plainText, type Text } from '../../text/text.ts';

/** How a person calls the JSON type of a value. */
export function typeName(value: unknown): Text {
  return namedType(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** How a person calls a JSON type. */
export function namedType(type: string): Text {
  return names[type] ?? plainText(type);
}

const names: Readonly<Record<string, Text>> = texts;
