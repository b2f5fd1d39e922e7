import { formatTypeOf } from '../../descriptor/formats.ts';
import type { Field, Screen } from '../../descriptor/types.ts';

/** The columns whose values name files, themselves or somewhere inside: whoever sees the value may read the file. */
export function fileFields(screen: Pick<Screen, 'fields'>): Field[] {
  return screen.fields.filter((field) => !field.isSystem && namesFiles(field));
}

function namesFiles({ format, element, members }: Field): boolean {
  return (format && formatTypeOf(format).namesFiles) === true || (element !== undefined && namesFiles(element)) || (members ?? []).some(namesFiles);
}
