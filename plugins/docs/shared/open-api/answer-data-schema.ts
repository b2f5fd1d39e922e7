import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import { type ReturnShape, shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import type { ReturnField } from '../../../../engine/core/protocol/service-about.ts';
import type { JsonObject, OpenApiVersion } from './schema-for.ts';

/** `data` of an answer: the fields it is said to have, or null where the call was refused. */
export function answerDataSchema(returns: readonly ReturnField[], version: OpenApiVersion): JsonObject {
  if (returns.length === 0) return {};
  const schema: JsonObject = { type: 'object', ...schemaOf(shapeOfReturns(returns)) };
  return version === '3.1' ? { ...schema, type: [schema.type ?? 'object', 'null'] } : { ...schema, nullable: true };
}

function schemaOf({ type, description, members, items }: ReturnShape): JsonObject {
  const words: JsonObject = description ? { description } : {};
  if (items) return { ...words, type: 'array', items: schemaOf(items) };
  if (members.size > 0) return { ...words, type: 'object', properties: Object.fromEntries([...members].map(([name, shape]) => [name, schemaOf(shape)])) };
  if (type === undefined) return words;
  return { ...words, type: answerTypes[type], ...(type === 'array' ? { items: {} } : {}) };
}

const answerTypes: Record<ParameterType, string> = {
  string: 'string',
  integer: 'integer',
  float: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  date: 'string',
  file: 'string',
};
