import { Ajv, type CodeOptions } from 'ajv';
import { editableFields } from '../descriptor/field-of.ts';
import { type CheckedRecord, checkRecord, type RecordCheckOptions, type RecordShape, type ValueCheck } from './check-record.ts';
import { formatChecks } from './formats.ts';
import { valueSchemaOf } from './value-schema.ts';

export type RecordValidator = (record: Readonly<Record<string, unknown>>, options: RecordCheckOptions) => CheckedRecord;

/**
 * Compiles the rules of a screen, or of the fields an action asks for, once. Throws when a pattern is not one the engine knows.
 * @param options.regExp engine of descriptor patterns; the server brings a linear one, browsers use their own
 * @example compileRecordValidator(article)({ title: '' }, { mode: 'add' }).faults[0].code // 'required'
 */
export function compileRecordValidator(shape: RecordShape, options: { regExp?: CodeOptions['regExp'] } = {}): RecordValidator {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    messages: false,
    logger: false,
    formats: { ...formatChecks },
    code: options.regExp ? { regExp: options.regExp } : {},
  });
  const validate = ajv.compile(valueSchemaOf(editableFields(shape)));
  const check: ValueCheck = (values) => {
    const isValid = validate(values);
    check.errors = validate.errors ?? null;
    return isValid;
  };
  return (record, checkOptions) => checkRecord(shape, check, record, checkOptions);
}
