import type { Json } from '../../../../engine/core/json/json.ts';
import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/operation-rule.ts';
import type { ValueType } from '../../types/value-type.ts';

/** Headings of the palette, in order. */
export const sections = words.sections;

type Section = keyof typeof sections;

/** An input of an operation. */
export interface OperationInput {
  name: string;
  type: ValueType;
  default?: Json;
  /** The only values there are. */
  choices?: readonly string[];
}

/** Labels of the inputs; `a` and `b` need none. */
export const inputLabels: Readonly<Record<string, Text>> = words.inputLabels;

/** One operation: its name, its ports, the type of its result and its function. Its help is in help/. */
export interface OperationRule {
  section: Section;
  label: Text;
  /** How it is written in formulas. */
  symbol?: string;
  inputs: readonly OperationInput[];
  result(inputs: readonly ValueType[]): ValueType;
  run(...inputs: unknown[]): unknown;
  /** Of a conversion: the types of values it can make its result of. */
  converts?: readonly ParameterType[];
}

export const types = {
  /** Of an input: any number, of money too. */
  number: { type: 'float', takesMoney: true },
  float: { type: 'float' },
  decimal: { type: 'float', unit: 'decimal' },
  money: { type: 'integer', unit: 'fen' },
  integer: { type: 'integer' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  date: { type: 'date' },
  list: { type: 'array' },
  object: { type: 'object' },
  any: { type: 'any' },
  texts: { type: 'array', items: { type: 'string' } },
  integers: { type: 'array', items: { type: 'integer' } },
  nullable: { type: 'any', nullable: true },
} as const satisfies Record<string, ValueType>;

/** Returns a result type that does not depend on the inputs. */
export const always = (type: ValueType) => () => type;
/** Returns the type of the first input, which may be more specific than that of its port. */
export const sameAsFirst =
  (fallback: ValueType) =>
  (inputs: readonly ValueType[]): ValueType => {
    const [first] = inputs;
    return first && first.type !== 'any' ? present(first) : fallback;
  };
/** Returns the inputs `a` and `b`, both of the type. */
export const two = (type: ValueType): OperationInput[] => [
  { name: 'a', type },
  { name: 'b', type },
];
/** Returns one input of the type. */
export const one = (type: ValueType, name = 'value'): OperationInput[] => [{ name, type }];

/** Returns the type without null, for operations that refuse null or replace it. */
export function present(type: ValueType): ValueType {
  const { nullable: _, ...rest } = type;
  return rest;
}

/** Returns the type of a list's elements; nullable, for an empty list. */
export function elementOf(inputs: readonly ValueType[]): ValueType {
  return { ...(inputs[0]?.items ?? types.any), nullable: true };
}
