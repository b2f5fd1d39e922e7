import type { Format } from './formats.ts';

const kinds: readonly string[] = ['file', 'files', 'image', 'images'];

/** Whether the values are addresses of files and nothing else; a rich text may name some among its words. */
export function isFileFormat(format: Format | undefined): boolean {
  return format !== undefined && kinds.includes(format.kind);
}
