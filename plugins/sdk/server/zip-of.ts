import { strToU8, zipSync } from 'fflate';
import type { SdkFile } from '../shared/sdk-interface.ts';

/** Entries carry no time of their own: the same files make the same bytes. */
const date = '1980-01-01T00:00:00';

/** A zip archive of UTF-8 files. */
export function zipOf(files: readonly SdkFile[]): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { mtime: date, level: 6 }));
}
