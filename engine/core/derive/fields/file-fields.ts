import { formatTypeOf } from '../../descriptor/formats.ts';
import type { Field, Screen } from '../../descriptor/types.ts';

/** Returns the fields whose values contain file ids, at any depth. Whoever may read the value may read the file. */
export function fileFields(screen: Pick<Screen, 'fields'>): Field[] {
  return screen.fields.filter((field) => !field.isSystem && namesFiles(field));
}

function namesFiles({ format, element, members }: Field): boolean {
  return (format && formatTypeOf(format).namesFiles) === true || (element !== undefined && namesFiles(element)) || (members ?? []).some(namesFiles);
}
