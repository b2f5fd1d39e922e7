import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { Language } from '../../../../engine/core/text/text.ts';
import { checkSchema } from '../../../model/types/check-schema.ts';

/** Settings as rjsf holds them: their type as JSON is too deep for the compiler to follow through its types. */
export type Settings = Record<string, unknown>;

/** What rjsf asks for validation, answered by the model's own check: the page may not make code out of strings. */
export function schemaValidator(language: Language): ValidatorType<Settings> {
  const check = (schema: RJSFSchema, data: unknown) => checkSchema(schema, data, '');
  return {
    isValid: (schema, data) => check(schema, data).length === 0,
    rawValidation: <Result>(schema: RJSFSchema, data?: Settings) => ({ errors: check(schema, data) as Result[] }),
    validateFormData: (data, schema) => ({
      errors: check(schema, data).map(
        ({ code, pointer, text }): RJSFValidationError => ({
          property: pointer.replaceAll('/', '.'),
          name: code,
          message: text[language],
          stack: text[language],
        }),
      ),
      errorSchema: {},
    }),
  };
}
