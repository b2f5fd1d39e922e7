import { strToU8, zipSync } from 'fflate';
import type { GeneratedFile } from '../emit/generated-file.ts';

/** The same files make the same bytes, whenever and wherever: entries carry no time of their own. */
const date = '1980-01-01T00:00:00';

/** Files as a ZIP archive. */
export function zipOf(files: readonly Pick<GeneratedFile, 'path' | 'text'>[]): Uint8Array {
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(entries), { mtime: date, level: 6 });
}
