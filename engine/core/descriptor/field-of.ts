import type { Field } from './types.ts';

/** The field of that name, or undefined. */
export function fieldOf(screen: { readonly fields: readonly Field[] }, name: string): Field | undefined {
  return screen.fields.find((field) => field.name === name);
}

/** The fields a person may fill in: everything but system columns, states and read-only fields. */
export function editableFields(screen: { readonly fields: readonly Field[] }): Field[] {
  return screen.fields.filter((field) => !field.isSystem && !field.isState && !field.readOnly);
}
