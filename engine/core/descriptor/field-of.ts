import type { Field, Screen } from './types.ts';

/** Returns the field of that name, derived ones included; undefined if there is none. */
export function fieldOf(screen: { readonly fields: readonly Field[]; readonly derived?: readonly Field[] }, name: string): Field | undefined {
  return screen.fields.find((field) => field.name === name) ?? screen.derived?.find((field) => field.name === name);
}

/** Returns the fields a person may fill in: all but system columns, states and read-only fields. */
export function editableFields(screen: { readonly fields: readonly Field[] }): Field[] {
  return screen.fields.filter((field) => !field.isSystem && !field.isState && !field.readOnly);
}

/** Returns the field that stores the account of a record's creator where rows are limited to their owner; undefined if there is none, or if forms show it. */
export function ownerField(screen: Pick<Screen, 'own' | 'fields'>): string | undefined {
  return screen.own.find((name) => name === 'created_by' || fieldOf(screen, name)?.type === 'integer');
}

/** Returns the fields a call may write: those a person may fill in, except the owner, who is the caller. */
export function writableFields(screen: Pick<Screen, 'own' | 'fields'>): Field[] {
  const owner = ownerField(screen);
  return editableFields(screen).filter(({ name }) => name !== owner);
}
