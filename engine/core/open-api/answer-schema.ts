import type { ParameterType } from '../protocol/parameter.ts';
import { type ReturnShape, shapeOfReturns } from '../protocol/return-shape.ts';
import type { ReturnField } from '../protocol/service-about.ts';
import { type JsonObject, nullable, type OpenApiVersion } from './version.ts';

/** `data` of an answer: the declared fields, or null where the call was refused. */
export function answerSchema(returns: readonly ReturnField[], version: OpenApiVersion): JsonObject {
  return nullable(returns.length === 0 ? {} : { type: 'object', ...schemaOf(shapeOfReturns(returns)) }, version);
}

function schemaOf({ type, description, members, items }: ReturnShape): JsonObject {
  const words: JsonObject = description ? { description } : {};
  if (items) return { type: 'array', items: schemaOf(items), ...words };
  if (members.size > 0) return { type: 'object', properties: Object.fromEntries([...members].map(([name, shape]) => [name, schemaOf(shape)])), ...words };
  if (type === undefined) return words;
  return { type: plainTypes[type], ...(type === 'array' ? { items: {} } : {}), ...words };
}

/** A date has no format: answers write `YYYY-MM-DD HH:mm:ss`, which is none of JSON Schema's. */
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
