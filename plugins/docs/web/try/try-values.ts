import { sampleOf } from '../../../../engine/core/docs/snippets/request/request-of-call.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/** What the form holds by parameter: text as it travels, or the chosen file. An empty text is not sent. */
export type TryValues = Readonly<Record<string, string | File>>;

/** The form as it begins: examples, else defaults; a structure that is required begins with its members, which nobody wants to type. */
export function initialValues(parameters: readonly Parameter[]): TryValues {
  return Object.fromEntries(
    parameters.flatMap(({ name, ...rule }) => {
      const { type, required, example, default: initial } = rule;
      const isStructure = type === 'object' || type === 'array';
      const value = example ?? initial ?? (required && isStructure ? sampleOf(rule) : undefined);
      return value === undefined || value === null || type === 'file' ? [] : [[name, typeof value === 'string' ? value : textOf(value)]];
    }),
  );
}

/** The form as a named example has it. */
export function valuesOfExample(parameters: readonly Parameter[], example: Readonly<Record<string, Json>>): TryValues {
  return Object.fromEntries(
    parameters.flatMap(({ name, type }) => {
      const value = example[name];
      return value === undefined || value === null || type === 'file' ? [] : [[name, typeof value === 'string' ? value : textOf(value)]];
    }),
  );
}

function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** What is sent beside service and token. */
export function sentFields(values: TryValues): Record<string, string | File> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The same as values of their types, as code shows them. A text that is no value of the type stays a text: the server will say why. */
export function shownValues(parameters: readonly Parameter[], values: TryValues): Record<string, Json> {
  return Object.fromEntries(
    parameters.flatMap(({ name, type }): [string, Json][] => {
      const value = values[name];
      if (value === undefined || value === '') return [];
      return [[name, value instanceof File ? value.name : typedValue(type, value)]];
    }),
  );
}

function typedValue(type: Parameter['type'], text: string): Json {
  if (type === 'string' || type === 'date') return text;
  try {
    const value: Json = JSON.parse(text);
    // Digits beyond what a number holds must not change on their way.
    return typeof value === 'object' || JSON.stringify(value) === text.trim() ? value : text;
  } catch {
    return text;
  }
}
