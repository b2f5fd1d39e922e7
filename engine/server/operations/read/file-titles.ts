import type { References } from '../../../core/answers/list-answer.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { fileNamesIn } from '../../files/file-uses.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Returns the titles of the documents of these records, by field and address: the address is made by the server and tells nothing. */
export async function fileTitles({ files }: Pick<Platform, 'files'>, screen: Screen, records: Record<string, unknown>[]): Promise<References> {
  const fields = screen.fields.filter(({ format }) => format?.kind === 'file' || format?.kind === 'files');
  const named = fields.map(({ name }): [string, string[]] => [name, records.flatMap((record) => fileNamesIn(record[name]))]);
  const all = named.flatMap(([, names]) => names);
  if (all.length === 0) return {};
  const titles = await files.titlesOf(all);
  return Object.fromEntries(
    named.flatMap(([field, names]): [string, Record<string, string>][] => {
      const known = names.flatMap((name): [string, string][] => (titles.has(name) ? [[`/files/${name}`, titles.get(name)!]] : []));
      return known.length > 0 ? [[field, Object.fromEntries(known)]] : [];
    }),
  );
}
