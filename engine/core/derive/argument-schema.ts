import { texts } from '../../../generated/words/engine-core/argument-schema.ts';
import { formatTypeOf, parseFormat } from '../descriptor/formats.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { fillText, type Language } from '../text/text.ts';
import { formatRules } from '../validation/formats.ts';
import { parameterTypeTexts } from '../validation/parameters/parameter-texts.ts';
import type { OpenApiSchema } from './openapi.ts';

/** Returns the JSON Schema (2020-12) of all parameters of a call as one object of JSON values: a list is an array, not its JSON text. */
export function argumentsSchema(parameters: readonly Parameter[], language: Language): OpenApiSchema & { type: 'object' } {
  const required = parameters.filter((parameter) => parameter.required && parameter.default === undefined).map((parameter) => parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, valueSchema(parameter, language)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function valueSchema(parameter: Omit<Parameter, 'name'>, language: Language): OpenApiSchema {
  const { title, enum: options, default: initial, example } = parameter;
  const description = describe(parameter, language);
  return {
    ...typeSchema(parameter, language),
    ...(title !== undefined && { title }),
    ...(description !== '' && { description }),
    ...(options && { enum: options }),
    ...(initial !== undefined && { default: initial }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Returns the constraints of a value as a schema, without title and description. Every list has `items`, because other tools require it. */
export function typeSchema({ type, min, max, format, pattern, items, properties }: Omit<Parameter, 'name'>, language: Language): OpenApiSchema {
  const limits = (least: string, most: string) => ({
    ...(typeof min === 'number' && { [least]: min }),
    ...(typeof max === 'number' && { [most]: max }),
  });
  switch (type) {
    case 'array':
      return { type, items: items ? valueSchema(items, language) : {}, ...limits('minItems', 'maxItems') };
    case 'object':
      return properties ? argumentsSchema(properties, language) : { type };
    case 'integer':
      // Whoever reads JSON into JavaScript's numbers sends the digits as a text.
      if (format === 'int64') return { type: ['integer', 'string'], format, ...limits('minimum', 'maximum') };
      return { type, ...limits('minimum', 'maximum') };
    case 'float':
      return { type: 'number', ...limits('minimum', 'maximum') };
    case 'boolean':
      return { type };
    case 'file':
    case 'date':
      return { type: 'string' };
    case 'string': {
      const named = format === undefined ? null : parseFormat(format);
      const standard = named ? formatTypeOf(named).standard?.argument : undefined;
      return { type, ...limits('minLength', 'maxLength'), ...(standard && { format: standard }), ...(isUsualPattern(pattern) && { pattern }) };
    }
  }
}

/** What it means, and the rules JSON Schema has no word for. */
function describe({ type, text, description, format, pattern, min, max }: Omit<Parameter, 'name'>, language: Language): string {
  const rule = format !== undefined && Object.hasOwn(formatRules, format) ? formatRules[format] : undefined;
  const notes: (string | undefined)[] = [
    text?.[language] ?? description,
    type === 'date' ? parameterTypeTexts.date[language] : undefined,
    rule?.allowed[language],
    type === 'date' && min !== undefined ? fillText(texts.earliest, { min })[language] : undefined,
    type === 'date' && max !== undefined ? fillText(texts.latest, { max })[language] : undefined,
    pattern !== undefined && !isUsualPattern(pattern) ? fillText(texts.pattern, { pattern })[language] : undefined,
  ];
  return notes.filter((note) => note !== undefined && note !== '').join(texts.between[language]);
}

/** Our engine knows patterns that a reader of JSON Schema does not, and one it cannot read would spoil the whole schema for it. */
function isUsualPattern(pattern: string | undefined): pattern is string {
  if (pattern === undefined) return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
