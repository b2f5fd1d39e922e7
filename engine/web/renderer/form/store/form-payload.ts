import { initialValue } from '../../../../core/condition/initial-value.ts';
import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import type { Field, Screen } from '../../../../core/descriptor/types.ts';
import { isMaskedPhone } from '../../../../core/text/mask-phone.ts';
import { pageContext } from '../../../state/value-context.ts';
import { type FormValues, isEmpty, sameValue } from './form-values.ts';

/** Names of the fields whose value differs from the base. */
export function changedFields(fields: Field[], base: FormValues, values: FormValues): string[] {
  return fields.map((field) => field.name).filter((name) => !sameValue(base[name], values[name]));
}

/** Parameters of Add: what is filled in. `visible` are the fields the record shows. */
export function addPayload(visible: Field[], values: FormValues): FormValues {
  const filled = visible.filter((field) => !isEmpty(values[field.name]));
  return Object.fromEntries(filled.map((field) => [field.name, values[field.name]]));
}

/** Parameters of Edit but for id and rev: what changed, and in `clear` what was emptied. An empty secret stays as it is. */
export function editPayload(visible: Field[], base: FormValues, values: FormValues): FormValues {
  const payload: FormValues = {};
  const clear: string[] = [];
  for (const name of changedFields(visible, base, values)) {
    const field = visible.find((one) => one.name === name);
    if (!isEmpty(values[name])) payload[name] = values[name];
    else if (!field?.secretOnEdit) clear.push(name);
  }
  return clear.length ? { ...payload, clear } : payload;
}

/** Values a new record begins with. */
export function defaultValues(fields: Field[]): FormValues {
  return Object.fromEntries(fields.filter((field) => field.default !== undefined).map((field) => [field.name, initialValue(field, pageContext())]));
}

/** What a loaded record puts into the form. A secret arrives masked, so its field begins empty. */
export function loadedValues(fields: Field[], record: FormValues): FormValues {
  const known = fields.filter((field) => !field.secretOnEdit && !isEmpty(record[field.name]));
  return Object.fromEntries(known.map((field) => [field.name, record[field.name]]));
}

/** Files belong to the record they were given to. */
const uncopied = new Set<string | undefined>(['file', 'files', 'image', 'images']);

/** A copy of a record: without its secrets and files, and without what must be unique. */
export function copiedValues(screen: Pick<Screen, 'table'>, fields: Field[], record: FormValues): FormValues {
  const unique = new Set((screen.table?.unique ?? []).flatMap((columns) => (columns.length === 1 ? columns : [])));
  const copied = fields.filter(({ name, format }) => !unique.has(name) && !isPrivate(format) && !uncopied.has(format?.kind) && !isMasked(record[name]));
  return loadedValues(copied, record);
}

/** A number of somebody the caller may not know. */
function isMasked(value: unknown): boolean {
  return typeof value === 'string' && isMaskedPhone(value);
}

/** States of a record that does not exist yet: what conditions of its form may look at. */
export function initialStates(screen: Pick<Screen, 'machines'>): FormValues {
  return Object.fromEntries(screen.machines.map((machine) => [machine.field, machine.initial]));
}
