import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { formFieldsOf } from '../../../core/derive/form-schema.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { mayUse } from '../../actions/may-use.ts';

/**
 * The fields one value of which may suit many records: not what is written once, kept secret or must differ from record to record.
 * Empty when the caller may not edit.
 */
export function bulkFields(answer: Pick<ScreenAnswer, 'screen' | 'verbs'>): Field[] {
  const { screen } = answer;
  if (!mayUse(answer, 'Edit')) return [];
  const unique = new Set((screen.table?.unique ?? []).flat());
  return formFieldsOf(screen).filter((field) => !field.writeOnce && !field.secretOnEdit && !isPrivate(field.format) && !unique.has(field.name));
}

/** A field as the dialog asks for it: whether it applies is decided record by record, and nothing is filled in beforehand. */
export function unconditionalField({ when: _, default: __, ...field }: Field): Field {
  return field;
}
