import type { ErrorObject, ValidateFunction } from 'ajv';
import { texts as languageNames } from '../../../../generated/words/engine-core/check-shape.ts';
import { texts as patterns } from '../../../../generated/words/engine-core/shape-texts.ts';
import { joinTexts, plainText, type Text } from '../../text/text.ts';
import { writtenFormats } from '../formats.ts';
import { allowedText } from '../parse/allowed-text.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { meantKey } from '../parse/meant-key.ts';
import { pointerOf } from '../parse/pointer.ts';
import type { SourceFile } from '../parse/source-file.ts';
import { namedType, typeName } from '../parse/type-name.ts';

/** Checks a file against a closed JSON Schema. Reports each error once, at the key or value that is wrong. */
export type ShapeCheck = (source: SourceFile) => Diagnostic[];

/**
 * Returns a check of files against one closed JSON Schema.
 * @param validate the compiled schema (`compileShape`)
 */
export function createShapeCheck(validate: ValidateFunction): ShapeCheck {
  return (source) => {
    if (validate(source.value)) return [];
    const diagnostics = new Map<string, Diagnostic>();
    for (const error of withoutNoise(validate.errors ?? [])) {
      const diagnostic = translate(source, error);
      const key = `${diagnostic.pointer} ${diagnostic.code}`;
      if (!diagnostics.has(key)) diagnostics.set(key, diagnostic);
    }
    return [...diagnostics.values()];
  };
}

/** Removes errors that repeat inner ones (`if`, `propertyNames`), and of an `anyOf` all but the summary. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const summaries = errors.filter((error) => error.keyword === 'anyOf' && error.instancePath !== '');
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.keyword !== 'propertyNames' &&
      !summaries.some((summary) => error.instancePath === summary.instancePath && error.schemaPath.startsWith(`${summary.schemaPath}/`)) &&
      !(error.keyword === 'required' && error.instancePath === '' && error.schemaPath.startsWith('#/anyOf')),
  );
}

function translate(source: SourceFile, error: ErrorObject): Diagnostic {
  const { instancePath: pointer, data } = error;
  const limit = (name = 'limit') => Number(error.params[name]);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const allowed = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter((name) => name !== '$schema');
      return source.diagnose(
        pointer + pointerOf(key),
        'unknown-key',
        { found: key, allowed: allowedText(key, allowed, meantKey(key, allowed, (data as { type?: unknown }).type)) },
        'key',
      );
    }
    case 'required':
      return missing(source, pointer, String(error.params.missingProperty));
    case 'anyOf':
      if (pointer === '') return source.diagnose('', 'missing-schema');
      return source.diagnose(pointer, 'unknown-format', { found: shown(data), allowed: allowedText(shown(data), writtenFormats()) });
    case 'type':
      return source.diagnose(pointer, 'wrong-type', { found: typeName(data), allowed: typesText(error.params.type) });
    case 'const':
      return source.diagnose(pointer, 'unknown-value', {
        found: JSON.stringify(data),
        allowed: allowedText(shown(data), [shown(error.params.allowedValue)]),
      });
    case 'enum':
      return atName(source, error, 'unknown-value', { found: JSON.stringify(data), allowed: allowedText(shown(data), error.params.allowedValues) });
    case 'pattern':
      if (error.schemaPath.endsWith('/word/pattern')) return source.diagnose(pointer, 'missing-text', { language: languageOf(pointer) });
      return atName(source, error, 'wrong-form', {
        found: shown(data),
        allowed: shapeTexts[definitionOf(error)] ?? plainText(String(error.params.pattern)),
      });
    case 'minLength':
      return source.diagnose(pointer, 'missing-text', { language: languageOf(pointer) });
    case 'maxLength':
      return atName(source, error, 'name-too-long', { found: shown(data).length, limit: limit() });
    case 'minItems':
    case 'minProperties':
      return source.diagnose(pointer, 'too-few', { limit: limit() });
    case 'uniqueItems': {
      const index = Math.max(limit('i'), limit('j'));
      return source.diagnose(`${pointer}/${index}`, 'listed-twice', { found: JSON.stringify(Array.isArray(data) ? data[index] : data) });
    }
    default:
      return source.diagnose(pointer, 'out-of-range', {
        found: JSON.stringify(data),
        allowed: `${error.params.comparison ?? error.keyword} ${error.params.limit ?? ''}`.trim(),
      });
  }
}

function missing(source: SourceFile, pointer: string, key: string): Diagnostic {
  if (key === 'zh_cn' || key === 'en') return source.diagnose(pointer, 'missing-text', { language: languageNames[key] });
  return source.diagnose(pointer, 'missing-key', { found: key });
}

/** Errors of a key come from `propertyNames`: ajv then reports the path of the object, with the name next to it. */
function atName(source: SourceFile, error: ErrorObject, code: Diagnostic['code'], values: Parameters<SourceFile['diagnose']>[2]): Diagnostic {
  const { propertyName } = error;
  if (propertyName === undefined) return source.diagnose(error.instancePath, code, values);
  return source.diagnose(error.instancePath + pointerOf(propertyName), code, values, 'key');
}

/** What the patterns of the meta-schema's definitions require, in words. */
const shapeTexts: Readonly<Record<string, Text>> = patterns;

function languageOf(pointer: string): Text {
  return languageNames[pointer.split('/').includes('en') ? 'en' : 'zh_cn'];
}

/** Returns `slug` for `#/definitions/slug/pattern`. */
function definitionOf(error: ErrorObject): string {
  return error.schemaPath.split('/').at(-2) ?? '';
}

function typesText(types: string | string[]): Text {
  const names = [types].flat().map(namedType);
  return joinTexts(names, 'or');
}

function shown(data: unknown): string {
  return typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
}
