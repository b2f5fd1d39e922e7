import { escapePointer } from '../../model/types/check-schema.ts';
import { asRecord, type JsonRecord } from './json-values.ts';

/** A word of a schema that a definition has no word for. */
export interface UnmappedWord {
  /** As the document writes it; `x-…` for all of the document's own. */
  word: string;
  pointer: string;
  /** Where it is missing: in parameters, in return fields, or in both. */
  of: 'parameters' | 'returns' | 'both';
}

const nowhere = 'both';
const inReturns = 'returns';

/** Words every definition says in its own way, for parameters and return fields alike, or that say nothing about values. */
const mapped = new Set([
  ...['type', 'properties', 'required', 'items', 'allOf', 'oneOf', 'anyOf', 'enum', 'const', 'description', 'format', 'nullable', 'x-nullable'],
  ...['deprecated', 'example', 'examples'],
  ...['$ref', '$id', 'id', '$schema', '$anchor', '$dynamicAnchor', '$comment', '$defs', 'definitions', '$vocabulary'],
]);
/** Words for what a caller may send; answers are taken as they come. */
const ofParameters = new Set([
  ...['title', 'default', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
]);
const others = new Set([
  ...['multipleOf', 'uniqueItems', 'minProperties', 'maxProperties', 'not', 'readOnly', 'writeOnly', 'discriminator', 'xml', 'externalDocs'],
  ...['additionalProperties', 'patternProperties', 'propertyNames', 'unevaluatedProperties', 'unevaluatedItems', 'additionalItems', 'prefixItems'],
  ...['contains', 'minContains', 'maxContains', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'dependencies'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', '$dynamicRef', '$recursiveRef'],
]);

/** Whether a member of an object is a word of the schema language. */
export function isKeyword(name: string): boolean {
  return mapped.has(name) || ofParameters.has(name) || others.has(name);
}

/** Whether return fields never say it, so that it is noted for them anyway. */
export function isOfParameters(word: string): boolean {
  return ofParameters.has(word);
}

/** What a schema says itself, and no definition can. */
export function unmappedWords(schema: JsonRecord, pointer: string): UnmappedWord[] {
  const found: UnmappedWord[] = [];
  for (const [word, value] of Object.entries(schema)) {
    if (mapped.has(word) || value === undefined || value === null || saysNothing(word, value, schema)) continue;
    const at = `${pointer}/${escapePointer(word)}`;
    if (ofParameters.has(word)) found.push({ word, pointer: at, of: inReturns });
    else
      found.push({ word: word.startsWith('x-') ? 'x-…' : word, pointer: at, of: word === 'additionalProperties' && value === true ? 'parameters' : nowhere });
  }
  return found;
}

function saysNothing(word: string, value: unknown, schema: JsonRecord): boolean {
  switch (word) {
    case 'readOnly':
    case 'writeOnly':
    case 'uniqueItems':
    case 'unevaluatedProperties':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return value === false;
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return value === 0;
    case 'title':
      return value === '';
    case 'additionalProperties': {
      const isAny = value === true || Object.keys(asRecord(value) ?? { some: 1 }).length === 0;
      return value === false || (isAny && Object.keys(asRecord(schema.properties) ?? {}).length === 0);
    }
    default:
      return false;
  }
}
