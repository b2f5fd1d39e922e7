import type { Parameter } from '../protocol/parameter.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

type Rule = Omit<Parameter, 'name'>;

/** The parameters as a schema of an object: of a form, or of a parameter that has members. */
export function parametersSchema(parameters: readonly Parameter[], version: OpenApiVersion): { properties: JsonObject; required: string[] } {
  return {
    properties: Object.fromEntries(parameters.map(({ name, ...rule }) => [name, parameterSchema(rule, version)])),
    required: [...new Set(parameters.filter(({ required }) => required === true).map(({ name }) => name))],
  };
}

export function parameterSchema(rule: Rule, version: OpenApiVersion): JsonObject {
  const description = [rule.description, boundsText(rule)].filter(Boolean).join('\n\n');
  return {
    ...typeOf(rule),
    ...limitsOf(rule),
    ...(rule.enum && rule.enum.length > 0 ? { enum: rule.enum } : {}),
    ...(rule.pattern !== undefined && isEcmaPattern(rule.pattern) ? { pattern: rule.pattern } : {}),
    ...(rule.default !== undefined ? { default: rule.default } : {}),
    ...(rule.example !== undefined ? (version === '3.1' ? { examples: [rule.example] } : { example: rule.example }) : {}),
    ...(rule.title ? { title: rule.title } : {}),
    ...(description === '' ? {} : { description }),
    ...(rule.type === 'array' ? { items: rule.items ? parameterSchema(rule.items, version) : {} } : {}),
    ...(rule.type === 'object' && rule.properties ? membersOf(rule.properties, version) : {}),
  };
}

function membersOf(parameters: readonly Parameter[], version: OpenApiVersion): JsonObject {
  const { properties, required } = parametersSchema(parameters, version);
  return { properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false };
}

function typeOf({ type, format }: Rule): JsonObject {
  switch (type) {
    case 'float':
      return { type: 'number' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'file':
      return { type: 'string', format: 'binary' };
    case 'string':
      return { type, ...(format ? { format } : {}) };
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

function limitsOf({ type, min, max }: Rule): JsonObject {
  const words = limitWords[type];
  if (!words) return {};
  const isCount = type === 'string' || type === 'array';
  const limits: JsonObject = {};
  for (const [word, bound] of [[words[0], min] as const, [words[1], max] as const]) {
    if (typeof bound === 'number' && (!isCount || (Number.isInteger(bound) && bound >= 0))) limits[word] = bound;
  }
  return limits;
}

/** Limits of dates and files have no word in a schema. */
function boundsText({ type, min, max }: Rule): string {
  if (type !== 'date' && type !== 'file') return '';
  const unit = type === 'file' ? ' B' : '';
  return [min === undefined ? '' : `≥ ${min}${unit}`, max === undefined ? '' : `≤ ${max}${unit}`].filter(Boolean).join(', ');
}

/** Ours run on a linear engine that knows a little more; a document with such a pattern would be invalid. */
function isEcmaPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
