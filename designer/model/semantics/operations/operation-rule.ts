import type { Json } from '../../../../engine/core/json/json.ts';
import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/operation-rule.ts';
import type { ValueType } from '../../types/value-type.ts';

/** Headings of the palette, in their order. */
export const sections = words.sections;

type Section = keyof typeof sections;

export interface OperationInput {
  name: string;
  type: ValueType;
  default?: Json;
  /** The only values there are. */
  choices?: readonly string[];
}

/** What the inputs are called where people see them; `a` and `b` speak for themselves. */
export const inputLabels: Readonly<Record<string, Text>> = words.inputLabels;

/** One operation: its name, its ports, the type of its answer and what it does. What it means to people stands in help/. */
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

export const always = (type: ValueType) => () => type;
/** The type of the first input, known better than by its port. */
export const sameAsFirst =
  (fallback: ValueType) =>
  (inputs: readonly ValueType[]): ValueType => {
    const [first] = inputs;
    return first && first.type !== 'any' ? present(first) : fallback;
  };
export const two = (type: ValueType): OperationInput[] => [
  { name: 'a', type },
  { name: 'b', type },
];
export const one = (type: ValueType, name = 'value'): OperationInput[] => [{ name, type }];

/** The type without null: an operation refuses null or answers something else for it. */
export function present(type: ValueType): ValueType {
  const { nullable: _, ...rest } = type;
  return rest;
}

/** Of a list's element; null where there is none. */
export function elementOf(inputs: readonly ValueType[]): ValueType {
  return { ...(inputs[0]?.items ?? types.any), nullable: true };
}
