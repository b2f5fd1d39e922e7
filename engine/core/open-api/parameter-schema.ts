import type { Json } from '../json/json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { referenceTo, type SchemaContext } from './schema-context.ts';
import { type JsonObject, nullable, type OpenApiVersion } from './version.ts';

type Rule = Omit<Parameter, 'name'>;

/** An object of which nothing is declared. Said outright: generators read a bare `object` as one without members. */
export const anyMembers: JsonObject = { additionalProperties: true };

/** Returns parameters as a schema of an object: of a body, or of a parameter with members. It allows no other members. */
export function parametersSchema(parameters: readonly Parameter[], context: SchemaContext): JsonObject {
  const required = [...new Set(parameters.filter(mustBeSent).map(({ name }) => name))];
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, ...rule }): [string, Json] => [name, parameterSchema(rule, context)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** Whether a caller must send a parameter. One with a default is never missing. */
export function mustBeSent({ required, default: initial }: Pick<Rule, 'required' | 'default'>): boolean {
  return required === true && initial === undefined;
}

/** Returns the schema of a parameter: a reference to its component, or its rule, with the facts about its place. */
export function parameterSchema(rule: Rule, context: SchemaContext): JsonObject {
  const words = wordsOf(rule, context.version);
  const model = context.shapes.input(rule);
  if (model !== undefined) return referenceTo(model, words, rule.nullable === true, context);
  return { ...nullable(ruleSchema(rule, context), context.version, rule.nullable === true), ...words };
}

/** Returns the schema of a rule itself, without a reference to its component and without facts about its place. */
export function ruleSchema(rule: Rule, context: SchemaContext): JsonObject {
  return {
    ...typeOf(rule),
    ...limitsOf(rule, context.version),
    ...(rule.enum && rule.enum.length > 0 ? { enum: rule.enum } : {}),
    ...(rule.pattern !== undefined && isEcmaPattern(rule.pattern) ? { pattern: rule.pattern } : {}),
    ...(rule.type === 'array' ? { items: rule.items ? parameterSchema(rule.items, context) : {} } : {}),
    ...(rule.type === 'object' ? (rule.properties ? parametersSchema(rule.properties, context) : anyMembers) : {}),
  };
}

function wordsOf(rule: Rule, version: OpenApiVersion): JsonObject {
  const description = [rule.description, boundsText(rule)].filter(Boolean).join('\n\n');
  return {
    ...(rule.default !== undefined ? { default: rule.default } : {}),
    // Nobody here fills it in: the other side does.
    ...(rule.documentedDefault !== undefined ? { 'x-documented-default': rule.documentedDefault } : {}),
    ...(rule.example !== undefined ? (version === '3.1' ? { examples: [rule.example] } : { example: rule.example }) : {}),
    ...(rule.title ? { title: rule.title } : {}),
    ...(description === '' ? {} : { description }),
    ...(rule.deprecated ? { deprecated: true } : {}),
  };
}

/** A day, alone or with a time and an offset; no format of JSON Schema covers both. */
const datePattern = String.raw`^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})?)?$`;
const momentPattern = String.raw`^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})?$`;

function typeOf({ type, format }: Rule): JsonObject {
  switch (type) {
    case 'float':
      return { type: 'number', ...(format === 'decimal' ? { format } : {}) };
    case 'integer':
      return { type, ...(format === 'int64' || format === 'money' ? { format } : {}) };
    case 'date':
      return { type: 'string', pattern: datePattern };
    case 'file':
      return { type: 'string', format: 'binary' };
    case 'string':
      // Ours also takes what the format of that name does not.
      return format === 'date-time' ? { type, pattern: momentPattern } : { type, ...(format ? { format } : {}) };
    default:
      return { type };
  }
}

const limitWords: Partial<Record<Parameter['type'], readonly [string, string]>> = {
  integer: ['minimum', 'maximum'],
  float: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

function limitsOf(rule: Rule, version: OpenApiVersion): JsonObject {
  const { type, min, max, exclusiveMin, exclusiveMax } = rule;
  const words = limitWords[type];
  if (!words) return {};
  const isCount = type === 'string' || type === 'array';
  // An empty text does not satisfy what is required.
  const least = type === 'string' && min === undefined && rule.required === true && !rule.enum ? 1 : min;
  const limits: JsonObject = {};
  for (const [word, bound, isExclusive] of [[words[0], least, exclusiveMin] as const, [words[1], max, exclusiveMax] as const]) {
    if (typeof bound !== 'number' || (isCount && !(Number.isInteger(bound) && bound >= 0))) continue;
    const exclusive = type === 'float' && isExclusive === true ? `exclusive${word[0]?.toUpperCase()}${word.slice(1)}` : null;
    if (exclusive === null || version === '3.0') limits[word] = bound;
    if (exclusive !== null) limits[exclusive] = version === '3.0' ? true : bound;
  }
  return limits;
}

/** JSON Schema has no keyword for limits of dates and files. */
function boundsText({ type, min, max }: Rule): string {
  if (type !== 'date' && type !== 'file') return '';
  const unit = type === 'file' ? ' B' : '';
  return [min === undefined ? '' : `≥ ${min}${unit}`, max === undefined ? '' : `≤ ${max}${unit}`].filter(Boolean).join(', ');
}

/** Patterns run on a linear engine that supports some more syntax; a document with such a pattern would be invalid. */
function isEcmaPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
