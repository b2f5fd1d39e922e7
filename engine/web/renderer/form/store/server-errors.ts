import type { Field } from '../../../../core/descriptor/types.ts';
import { plainText } from '../../../../core/text/text.ts';
import type { InvalidField } from '../../../../core/validation/invalid-field.ts';
import { ApiError } from '../../../api/call.ts';
import { rootOf } from './form-store.ts';

/** Errors of a refused save that belong to fields of the form. */
export function serverErrors(error: unknown, fields: readonly Field[]): InvalidField[] {
  if (!(error instanceof ApiError)) return [];
  const names = new Set(fields.map((field) => field.name));
  return error.fieldErrors
    .filter(({ field }) => names.has(rootOf(field)))
    .map(({ field, code, message, text }) => ({ field, code, text: text ?? plainText(message) }));
}
