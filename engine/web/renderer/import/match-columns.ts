import { editableFields } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { languages } from '../../../core/text/text.ts';

/** Column of the file → field; '' leaves the column out. */
export type Mapping = Record<string, string>;

/** The fields that columns name already, by label in either language or by name, as the server would match them. */
export function matchColumns(screen: Pick<Screen, 'fields'>, header: string[]): Mapping {
  const fields = editableFields(screen);
  return Object.fromEntries(
    header.map((column) => [column, fields.find(({ name, label }) => name === column || languages.some((language) => label[language] === column))?.name ?? '']),
  );
}

/** Names of required fields without a default that no column fills. */
export function unfilledFields(screen: Pick<Screen, 'fields'>, mapping: Mapping): string[] {
  const filled = new Set(Object.values(mapping));
  return editableFields(screen)
    .filter((field) => field.required && field.default === undefined && field.when === undefined && !filled.has(field.name))
    .map((field) => field.name);
}
