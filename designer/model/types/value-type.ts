import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';

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
  /** Of an integer: money, in fen. Of a float: a decimal, which is exact. */
  unit?: 'fen' | 'decimal';
  /** Of a decimal: it has no more places than these. */
  places?: number;
  /** Of a number that is written into the flow. */
  literal?: number;
  /** Of an input: money is a number for it. */
  takesMoney?: true;
}

export const anyValue: ValueType = { type: 'any' };

/** Returns the type of a parameter's value; nullable if it may be missing. */
export function typeOfParameter(parameter: Omit<Parameter, 'name'>): ValueType {
  const type: ValueType = { type: parameter.type };
  // An element that is there is not left out.
  if (parameter.items) type.items = typeOfParameter({ ...parameter.items, required: true });
  if (parameter.properties) type.members = Object.fromEntries(parameter.properties.map((member) => [member.name, typeOfParameter(member)]));
  Object.assign(type, unitOf(parameter));
  if ((!parameter.required && parameter.default === undefined) || parameter.nullable) type.nullable = true;
  return type;
}

/** Returns the unit of a format: `money` for an integer, `decimal` for a float. */
export function unitOf({ type, format }: { type: string; format?: string | undefined }): Pick<ValueType, 'unit'> {
  if (type === 'integer' && format === 'money') return { unit: 'fen' };
  return type === 'float' && format === 'decimal' ? { unit: 'decimal' } : {};
}

/** Returns the rule of a kind of value: a parameter type, or a kind of numbers, which is a type with a format. */
export function ruleOfKind(kind: ParameterType | 'money' | 'decimal'): { type: ParameterType; format?: 'money' | 'decimal' } {
  if (kind === 'money') return { type: 'integer', format: kind };
  return kind === 'decimal' ? { type: 'float', format: kind } : { type: kind };
}

/** Returns the format of a unit. */
export function formatOf({ unit }: ValueType): 'money' | 'decimal' | undefined {
  return unit === 'fen' ? 'money' : unit;
}

/** Returns the type of a JSON value. */
export function typeOfValue(value: Json): ValueType {
  if (value === null) return { type: 'any', nullable: true };
  if (Array.isArray(value)) return { type: 'array', items: elementType(value) };
  switch (typeof value) {
    case 'string':
      return { type: 'string' };
    case 'number':
      return Number.isSafeInteger(value) ? { type: 'integer' } : { type: 'float', unit: 'decimal' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return { type: 'object', members: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typeOfValue(member)])) };
  }
}

/** Returns the common type of all elements, otherwise `any`. */
function elementType(elements: readonly Json[]): ValueType {
  const [first, ...rest] = elements.map(typeOfValue);
  if (!first) return anyValue;
  if (rest.every((type) => sameType(type, first))) return first;
  const isNumeric = [first, ...rest].every(({ type }) => type === 'integer' || type === 'float');
  return isNumeric ? { type: 'float', unit: 'decimal' } : anyValue;
}

/**
 * Whether a value of one type may run into a port of the other: an equal type, an integer as a float, money as a decimal in yuan, a decimal of two
 * places as money, a date as a text, an object with more members, a list of fitting elements. `any` fits both ways; the operations check it at run
 * time, as they check a missing optional value.
 */
export function fits(from: ValueType, to: ValueType): boolean {
  if (from.type === 'any' || to.type === 'any') return true;
  if (isNumeric(from) && isNumeric(to)) return fitsNumber(from, to);
  if (from.type !== to.type) return from.type === 'date' && to.type === 'string';
  if (from.items && to.items && !fits(from.items, to.items)) return false;
  if (from.table !== undefined && to.table !== undefined && from.table !== to.table) return false;
  return missingMember(from, to) === undefined;
}

function isNumeric({ type }: ValueType): boolean {
  return type === 'integer' || type === 'float';
}

function fitsNumber(from: ValueType, to: ValueType): boolean {
  if (to.takesMoney) return true;
  if (to.unit === 'fen') return from.unit === 'fen' || from.literal === 0 || (from.unit === 'decimal' && (from.places ?? Number.POSITIVE_INFINITY) <= 2);
  if (from.unit === 'fen') return to.unit === 'decimal';
  if (to.type === 'integer') return from.type === 'integer';
  return to.unit !== 'decimal' || from.type === 'integer' || from.unit === 'decimal';
}

/** Returns the first member that the target requires and the source lacks, or has with another type. */
export function missingMember(from: ValueType, to: ValueType): string | undefined {
  const { members: source } = from;
  if (!source || !to.members) return undefined;
  return Object.entries(to.members).find(([name, wanted]) => {
    const member = Object.hasOwn(source, name) ? source[name] : undefined;
    return member ? !fits(member, wanted) : !wanted.nullable;
  })?.[0];
}

/** Returns how a type is shown: a parameter type, `any`, `row` for a row of a table, `money` for an amount, `decimal`. */
export function typeKind(type: ValueType): ValueType['type'] | 'row' | 'money' | 'decimal' {
  if (type.type === 'object' && type.table !== undefined) return 'row';
  return formatOf(type) ?? type.type;
}

/** Returns a type in words: `string`, `money`, `decimal`, `row<products>`, `array<integer>`. */
export function typeName(type: ValueType): string {
  if (type.type === 'array' && type.items && type.items.type !== 'any') return `array<${typeName(type.items)}>`;
  return typeKind(type) === 'row' ? `row<${type.table}>` : typeKind(type);
}

/** Whether two types are equal at every depth. */
export function sameType(one: ValueType, other: ValueType): boolean {
  if (one.type !== other.type || one.unit !== other.unit || one.table !== other.table || Boolean(one.nullable) !== Boolean(other.nullable)) return false;
  if (one.items || other.items) return sameType(one.items ?? anyValue, other.items ?? anyValue);
  if (!one.members || !other.members) return one.members === other.members;
  const names = Object.keys(one.members);
  const others = other.members;
  return names.length === Object.keys(others).length && names.every((name) => others[name] !== undefined && sameType(one.members![name]!, others[name]));
}
