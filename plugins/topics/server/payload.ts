import { Ajv, type ValidateFunction } from 'ajv';
import { LRUCache } from 'lru-cache';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { InputError, linearRegExp } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/payload.ts';

/** Bytes of a payload as JSON. */
const mostBytes = 65_536;

/** Compiled schemas, by their text. */
const compiled = new LRUCache<string, ValidateFunction>({ max: 200 });

/** What a schema says of a payload. Throws InputError that names `field` for a schema that is none. */
function validatorOf(schema: object, field: string): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = compiled.get(text);
  if (known) return known;
  try {
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false, code: { regExp: linearRegExp } });
    const validate = ajv.compile(schema);
    compiled.set(text, validate);
    return validate;
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new InputError([{ field, code: 'schema', text: fillText(texts.schema, { detail }) }]);
  }
}

/** Throws InputError for a schema that is none, or not of an object. */
export function requireSchema(schema: unknown): asserts schema is object {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || !('type' in schema) || schema.type !== 'object') {
    throw new InputError([{ field: 'schema', code: 'schema', text: texts.notObject }]);
  }
  validatorOf(schema, 'schema');
}

/**
 * A payload as JSON text. Throws InputError that names `field` for what is no object, is larger than 64 KB, or does not meet the schema, and where.
 */
export function payloadText(schema: object, payload: unknown, field = 'payload'): string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new InputError([{ field, code: 'type', text: texts.object }]);
  const text = printLossless(payload);
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) throw new InputError([{ field, code: 'size', text: fillText(texts.size, { bytes, max: mostBytes }) }]);
  const validate = validatorOf(schema, field);
  // Integers beyond all doubles are held to the schema as the doubles next to them.
  if (validate(JSON.parse(text))) return text;
  const [error] = validate.errors ?? [];
  const path = `${field}${(error?.instancePath ?? '').replaceAll('/', '.')}`;
  // The word of the schema and what it asks for: the library's own sentences are English.
  const detail = error ? `${error.keyword}: ${Object.values(error.params).flat().join(' ')}` : '';
  throw new InputError([{ field, code: 'schema', text: fillText(texts.misfit, { path: path.slice(0, 100), detail: detail.slice(0, 200) }) }]);
}
