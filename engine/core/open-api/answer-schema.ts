import type { Json } from '../json/json.ts';
import type { ParameterType } from '../protocol/parameter.ts';
import type { ReturnShape } from '../protocol/return-shape.ts';
import { anyMembers } from './parameter-schema.ts';
import { referenceTo, type SchemaContext } from './schema-context.ts';
import { type JsonObject, nullable } from './version.ts';

/** Returns the schema of a value of an answer: the declared fields, which are always present unless optional. */
export function answerSchema(shape: ReturnShape, context: SchemaContext, isNullable = false): JsonObject {
  const { description, deprecated } = shape;
  const words: JsonObject = { ...(description ? { description } : {}), ...(deprecated ? { deprecated } : {}) };
  const model = context.shapes.answer(shape);
  if (model !== undefined) return referenceTo(model, words, isNullable || shape.nullable === true, context);
  return nullable({ ...bodySchema(shape, context), ...words }, context.version, isNullable || shape.nullable === true);
}

/** Returns the schema of a shape itself, without a reference to its component. */
export function bodySchema(shape: ReturnShape, context: SchemaContext): JsonObject {
  const { type, members, items, enum: values, format } = shape;
  if (items) return { type: 'array', items: answerSchema(items, context) };
  if (members.size > 0) {
    const required = [...members].filter(([, member]) => member.type !== undefined && member.optional !== true).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries([...members].map(([name, member]): [string, Json] => [name, answerSchema(member, context)])),
      ...(required.length > 0 ? { required } : {}),
    };
  }
  if (type === undefined) return {};
  return {
    type: plainTypes[type],
    ...(type === 'array' ? { items: {} } : type === 'object' ? anyMembers : {}),
    ...(format ? { format } : {}),
    ...(values && values.length > 0 ? { enum: values } : {}),
  };
}

/** A date has no format: answers contain `YYYY-MM-DD HH:mm:ss`, which JSON Schema does not define, unless the upstream's document says otherwise. */
const plainTypes: Record<ParameterType, string> = {
  string: 'string',
  integer: 'integer',
  float: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  date: 'string',
  file: 'string',
};
