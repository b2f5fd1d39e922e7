import { Ajv, type CodeOptions } from 'ajv';
import { editableFields } from '../descriptor/field-of.ts';
import type { JsonSchema } from '../descriptor/types.ts';
import { type CheckedRecord, checkRecord, type RecordCheckOptions, type RecordShape, type ValueCheck } from './check-record.ts';
import { valueCheckOptions, valueSchemaOf } from './value-schema.ts';

/** Validates a record by the rules it was compiled from. */
export type RecordValidator = (record: Readonly<Record<string, unknown>>, options: RecordCheckOptions) => CheckedRecord;

/**
 * Compiles the rules of a screen, or of the fields an action asks for. Compilation waits for the first record, because a server starts with many
 * screens and few are written to soon.
 * @param options.regExp engine of descriptor patterns; the server passes a linear one, browsers use their own
 * @throws SyntaxError at once if the engine does not support a pattern
 * @example compileRecordValidator(article)({ title: '' }, { mode: 'add' }).errors[0].code // 'required'
 */
export function compileRecordValidator(shape: RecordShape, options: { regExp?: CodeOptions['regExp'] } = {}): RecordValidator {
  const schema = valueSchemaOf(editableFields(shape));
  requirePatterns(schema, options.regExp ?? ((pattern, flags) => new RegExp(pattern, flags)));
  let compiled: ReturnType<typeof compile> | undefined;
  const check: ValueCheck = (values) => {
    compiled ??= compile(schema, options.regExp);
    const isValid = compiled(values);
    check.errors = compiled.errors ?? null;
    return isValid;
  };
  return (record, checkOptions) => checkRecord(shape, check, record, checkOptions);
}

function compile(schema: JsonSchema, regExp: CodeOptions['regExp']) {
  const ajv = new Ajv({
    ...valueCheckOptions,
    code: regExp ? { regExp } : {},
  });
  return ajv.compile(schema);
}

function requirePatterns({ pattern, items, properties }: JsonSchema, regExp: (pattern: string, flags: string) => unknown): void {
  if (pattern !== undefined) regExp(pattern, 'u');
  if (items) requirePatterns(items, regExp);
  for (const member of Object.values(properties ?? {})) requirePatterns(member, regExp);
}
