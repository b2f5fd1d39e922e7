import type { Json } from '../json/json.ts';
import type { ParameterType } from '../protocol/parameter.ts';
import type { ReturnShape } from '../protocol/return-shape.ts';

const isOfType: Record<ParameterType, (value: Json) => boolean> = {
  string: isText,
  integer: Number.isInteger,
  float: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  date: isText,
  file: isText,
};

/** Whether a value is what a shape declares, as a reader of the exported document would check it. Members that the shape does not name are let be. */
export function fitsShape(value: Json, { type, members, items, nullable, enum: values }: ReturnShape): boolean {
  if (value === null && nullable === true) return true;
  if (items) return Array.isArray(value) && value.every((item) => fitsShape(item, items));
  if (members.size > 0)
    return isObject(value) && [...members].every(([name, member]) => (name in value ? fitsShape(value[name]!, member) : isOptional(member)));
  if (type !== undefined && !isOfType[type](value)) return false;
  return values === undefined || values.length === 0 || values.some((each) => each === value);
}

/** A member of which only fields below are described is not promised either. */
function isOptional({ type, optional }: ReturnShape): boolean {
  return type === undefined || optional === true;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
