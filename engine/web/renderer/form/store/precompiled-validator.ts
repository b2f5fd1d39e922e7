import { hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
// The file and not the package's index, which brings ajv's compiler along (32 KB compressed).
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledValidateFunction } from '@rjsf/validator-ajv8/lib/types.js';
import type { FormMode, FormSchema } from '../../../../core/derive/form-schema.ts';
import type { Language } from '../../../../core/text/text.ts';
import { dropEmpty } from '../../../../core/validation/drop-empty.ts';
import type { Validate } from './form-store.ts';
import type { FormValues } from './form-values.ts';

/**
 * rjsf's validator over rules that were compiled on the server: the page may not make code out of strings.
 * Screens have no alternatives (`oneOf`, `if`), so the whole form is the one schema that has rules.
 */
export function precompiledValidator(schema: FormSchema['schema'], validate: Validate, mode: FormMode, language: Language): ValidatorType<FormValues> {
  const rules: CompiledValidateFunction = (values: FormValues | undefined) => {
    const found = validate(dropEmpty(values ?? {}), mode);
    rules.errors = found.map(({ field, code, text }) => ({
      instancePath: `/${field.replaceAll('.', '/')}`,
      schemaPath: '',
      keyword: code,
      params: {},
      message: text[language],
    }));
    return found.length === 0;
  };
  const root = schema as RJSFSchema;
  return createPrecompiledValidator<FormValues>({ [hashForSchema(root)]: rules }, root);
}
