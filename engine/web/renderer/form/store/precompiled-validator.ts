import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FormMode } from '../../../../core/derive/form-schema.ts';
import type { Language } from '../../../../core/text/text.ts';
import { dropEmpty } from '../../../../core/validation/drop-empty.ts';
import type { Validate } from './form-store.ts';
import type { FormValues } from './form-values.ts';

/**
 * What rjsf asks for validation, answered by rules that were compiled on the server: the page may not make code out of
 * strings. Screens have no alternatives (`oneOf`, `if`), so a part of a schema is never asked about.
 */
export function precompiledValidator(validate: Validate, mode: FormMode, language: Language): ValidatorType<FormValues> {
  const check = (data: FormValues | undefined) => validate(dropEmpty(data ?? {}), mode);
  return {
    isValid: (schema, data, rootSchema) => schema !== rootSchema || check(data).length === 0,
    rawValidation: <Result>(_schema: unknown, data?: FormValues) => ({ errors: check(data) as Result[] }),
    validateFormData(data) {
      const faults = check(data);
      const errors = faults.map(
        (fault): RJSFValidationError => ({ property: `.${fault.field}`, name: fault.code, message: fault.text[language], stack: fault.text[language] }),
      );
      const errorSchema = Object.fromEntries(faults.map((fault) => [fault.field, { __errors: [fault.text[language]] }]));
      return { errors, errorSchema };
    },
  };
}
