import type { ScreenFile } from '../file-types.ts';
import type { Field, ListLook } from '../types.ts';
import { defaults } from './defaults.ts';

/** The looks that depend on a field: the keyword that names it, and which fields it may be. */
export const fieldsOfLooks = {
  tree: {
    word: 'parent',
    fits: ({ type, format }: Field, records: string) => type === 'integer' && format?.kind === 'ref' && format.screen === records,
  },
  gallery: { word: 'image', fits: ({ format }: Field, _records: string) => format?.kind === 'image' || format?.kind === 'images' },
  kanban: { word: 'state', fits: ({ isState }: Field, _records: string) => isState },
} as const;

/** Returns the looks of a list and the field each depends on: that of the file, or the first suitable one. */
export function lookFields(file: ScreenFile, fields: Field[]): { looks: ListLook[]; parent?: string; image?: string; state?: string } {
  const looks = [file.list?.as ?? defaults.look].flat();
  const chosen = (look: keyof typeof fieldsOfLooks): string | undefined => {
    const { word, fits } = fieldsOfLooks[look];
    const records = file.viewOf ?? file.name;
    return looks.includes(look) ? (file.list?.[word] ?? fields.find((field) => !field.isSystem && fits(field, records))?.name) : undefined;
  };
  return { looks, parent: chosen('tree'), image: chosen('gallery'), state: chosen('kanban') };
}
