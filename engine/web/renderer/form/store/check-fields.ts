import type { Field } from '../../../../core/descriptor/types.ts';
import { checkRecord, type ValueCheck } from '../../../../core/validation/check-record.ts';
import { formatError } from '../../../../core/validation/formats.ts';
import type { SchemaError } from '../../../../core/validation/schema-error.ts';
import { pageContext } from '../../../state/value-context.ts';
import type { Validate } from './form-store.ts';
import { isRecord } from './form-values.ts';

/**
 * The rules of loose fields (what a transition or an action asks). They have no compiled module, and the page may not compile one,
 * so the keywords such fields use are checked here one by one; the server checks them all.
 */
export function plainRules(fields: Field[]): Validate {
  const check: ValueCheck = (values) => {
    const record = isRecord(values) ? values : {};
    check.errors = fields.flatMap((field) => schemaErrors(field, record[field.name]));
    return check.errors.length === 0;
  };
  return (record) => checkRecord({ fields, machines: [] }, check, record, { mode: 'add', context: pageContext() }).errors;
}

function schemaErrors({ name, schema }: Field, value: unknown): SchemaError[] {
  const error = (keyword: string, params: SchemaError['params']): SchemaError => ({ instancePath: `/${name}`, keyword, params });
  const errors: SchemaError[] = [];
  if (typeof value === 'string') {
    const length = [...value].length;
    if (schema.minLength !== undefined && length < schema.minLength) errors.push(error('minLength', { limit: schema.minLength }));
    if (schema.maxLength !== undefined && length > schema.maxLength) errors.push(error('maxLength', { limit: schema.maxLength }));
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) errors.push(error('pattern', { pattern: schema.pattern }));
    if (schema.format !== undefined && formatError(schema.format, value)) errors.push(error('format', { format: schema.format }));
  }
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) errors.push(error('minimum', { limit: schema.minimum }));
    if (schema.maximum !== undefined && value > schema.maximum) errors.push(error('maximum', { limit: schema.maximum }));
  } else if (value !== undefined && (schema.type === 'integer' || schema.type === 'number')) errors.push(error('type', { type: schema.type }));
  return errors;
}
