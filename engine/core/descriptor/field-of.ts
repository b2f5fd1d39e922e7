import type { Field, Screen } from './types.ts';

/** The field of that name, one without a column too, or undefined. */
export function fieldOf(screen: { readonly fields: readonly Field[]; readonly derived?: readonly Field[] }, name: string): Field | undefined {
  return screen.fields.find((field) => field.name === name) ?? screen.derived?.find((field) => field.name === name);
}

/** The fields a person may fill in: everything but system columns, states and read-only fields. */
export function editableFields(screen: { readonly fields: readonly Field[] }): Field[] {
  return screen.fields.filter((field) => !field.isSystem && !field.isState && !field.readOnly);
}

/** The field a new record gets its maker's account in, where rows are limited to somebody's own; no form shows it. Who made it stands with the record anyway. */
export function ownerField(screen: Pick<Screen, 'own' | 'fields'>): string | undefined {
  return screen.own.find((name) => name === 'created_by' || fieldOf(screen, name)?.type === 'integer');
}

/** The fields a call may write: those a person may fill in, without the owner, who is the caller. */
export function writableFields(screen: Pick<Screen, 'own' | 'fields'>): Field[] {
  const owner = ownerField(screen);
  return editableFields(screen).filter(({ name }) => name !== owner);
}
