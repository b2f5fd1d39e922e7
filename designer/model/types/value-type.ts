import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/value-type.ts';

/** The type of a value on an edge. `any` is known only at run time; the operations check it there. */
export interface ValueType {
  type: ParameterType | 'any';
  /** May also be null. */
  nullable?: boolean;
  /** Of a list's elements; left out: any. */
  items?: ValueType;
  /** Of an object's members; left out: any object. */
  members?: Record<string, ValueType>;
  /** Of an object: the table it is a row of. */
  table?: string;
  /** Of an integer: money in fen. */
  unit?: 'fen';
}

export const anyValue: ValueType = { type: 'any' };

export function typeOfParameter(parameter: Omit<Parameter, 'name'>): ValueType {
  const type: ValueType = { type: parameter.type };
  if (parameter.items) type.items = typeOfParameter(parameter.items);
  if (parameter.properties) type.members = Object.fromEntries(parameter.properties.map((member) => [member.name, typeOfParameter(member)]));
  if (parameter.type === 'integer' && parameter.format === 'money') type.unit = 'fen';
  if (!parameter.required && parameter.default === undefined) type.nullable = true;
  return type;
}

export function typeOfValue(value: Json): ValueType {
  if (value === null) return { type: 'any', nullable: true };
  if (Array.isArray(value)) return { type: 'array', items: elementType(value) };
  switch (typeof value) {
    case 'string':
      return { type: 'string' };
    case 'number':
      return { type: Number.isSafeInteger(value) ? 'integer' : 'float' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return { type: 'object', members: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typeOfValue(member)])) };
  }
}

/** The one type of all elements, else any. */
function elementType(elements: readonly Json[]): ValueType {
  const [first, ...rest] = elements.map(typeOfValue);
  if (!first) return anyValue;
  if (rest.every((type) => sameType(type, first))) return first;
  const isNumeric = [first, ...rest].every(({ type }) => type === 'integer' || type === 'float');
  return isNumeric ? { type: 'float' } : anyValue;
}

/**
 * Whether a value of the one type may run into a port of the other: an equal type, an integer as a float, a date as a text, an object with more
 * members than asked for, a list of fitting elements. `any` fits both ways; the operations check it at run time, as they check a missing
 * optional value.
 */
export function fits(from: ValueType, to: ValueType): boolean {
  if (from.type === 'any' || to.type === 'any') return true;
  if (from.type !== to.type) return (from.type === 'integer' && to.type === 'float') || (from.type === 'date' && to.type === 'string');
  if (from.items && to.items && !fits(from.items, to.items)) return false;
  if (from.table !== undefined && to.table !== undefined && from.table !== to.table) return false;
  return missingMember(from, to) === undefined;
}

/** The first member that the one type asks for and the other has not, or has of another type. */
function missingMember(from: ValueType, to: ValueType): string | undefined {
  const { members: given } = from;
  if (!given || !to.members) return undefined;
  return Object.entries(to.members).find(([name, wanted]) => {
    const member = Object.hasOwn(given, name) ? given[name] : undefined;
    return member ? !fits(member, wanted) : !wanted.nullable;
  })?.[0];
}

/** Why a value of the one type may not run into a port of the other, in a sentence that names both; null when it may. */
export function fitProblem(from: ValueType, to: ValueType): Text | null {
  if (fits(from, to)) return null;
  const [given, wanted] = [typeName(from), typeName(to)];
  const member = from.type === to.type ? missingMember(from, to) : undefined;
  if (member !== undefined) {
    return fillText(texts.memberUnfit, { wanted, given, member });
  }
  return fillText(texts.unfit, { wanted, given });
}

/** What a type is shown as: a parameter type, `any`, `row` for a row of a table, `money` for an amount. */
export function typeKind(type: ValueType): ValueType['type'] | 'row' | 'money' {
  if (type.type === 'object' && type.table !== undefined) return 'row';
  return type.type === 'integer' && type.unit === 'fen' ? 'money' : type.type;
}

/** A type in words: `string`, `money`, `row<products>`, `array<integer>`. */
export function typeName(type: ValueType): string {
  if (type.type === 'array' && type.items && type.items.type !== 'any') return `array<${typeName(type.items)}>`;
  return typeKind(type) === 'row' ? `row<${type.table}>` : typeKind(type);
}

export function sameType(one: ValueType, other: ValueType): boolean {
  if (one.type !== other.type || one.unit !== other.unit || one.table !== other.table || Boolean(one.nullable) !== Boolean(other.nullable)) return false;
  if (one.items || other.items) return sameType(one.items ?? anyValue, other.items ?? anyValue);
  if (!one.members || !other.members) return one.members === other.members;
  const names = Object.keys(one.members);
  const others = other.members;
  return names.length === Object.keys(others).length && names.every((name) => others[name] !== undefined && sameType(one.members![name]!, others[name]));
}
