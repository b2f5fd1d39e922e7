import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { type FormValues, isEmpty, sameValue } from './form-values.ts';
import { shownFields } from './shown-fields.ts';

/** Names of the shown fields whose value differs from the base. */
export function changedFields(fields: Field[], base: FormValues, values: FormValues): string[] {
  return shownFields(fields, values)
    .map((field) => field.name)
    .filter((name) => !sameValue(base[name], values[name]));
}

/** Parameters of Add: what is shown and filled in. */
export function addPayload(fields: Field[], values: FormValues): FormValues {
  const filled = shownFields(fields, values).filter((field) => !isEmpty(values[field.name]));
  return Object.fromEntries(filled.map((field) => [field.name, values[field.name]]));
}

/** Parameters of Edit but for id and rev: what changed, and in `clear` what was emptied. An empty secret stays as it is. */
export function editPayload(fields: Field[], base: FormValues, values: FormValues): FormValues {
  const payload: FormValues = {};
  const clear: string[] = [];
  for (const name of changedFields(fields, base, values)) {
    const field = fields.find((one) => one.name === name);
    if (!isEmpty(values[name])) payload[name] = values[name];
    else if (!field?.secretOnEdit) clear.push(name);
  }
  return clear.length ? { ...payload, clear } : payload;
}

/** Values a new record begins with. */
export function defaultValues(fields: Field[]): FormValues {
  return Object.fromEntries(fields.filter((field) => field.default !== undefined).map((field) => [field.name, field.default]));
}

/** What a loaded record puts into the form. A secret arrives masked, so its field begins empty. */
export function loadedValues(fields: Field[], record: FormValues): FormValues {
  const known = fields.filter((field) => !field.secretOnEdit && !isEmpty(record[field.name]));
  return Object.fromEntries(known.map((field) => [field.name, record[field.name]]));
}

/** A copy of a record: without its secrets and without what must be unique. */
export function copiedValues(screen: Pick<Screen, 'table'>, fields: Field[], record: FormValues): FormValues {
  const unique = new Set((screen.table?.unique ?? []).flatMap((columns) => (columns.length === 1 ? columns : [])));
  return loadedValues(
    fields.filter((field) => !unique.has(field.name)),
    record,
  );
}
