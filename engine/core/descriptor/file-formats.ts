import type { Format } from './formats.ts';

const kinds: readonly string[] = ['file', 'files', 'image', 'images'];

/** Whether the values are file addresses and nothing else; a rich text may contain some among other text. */
export function isFileFormat(format: Format | undefined): boolean {
  return format !== undefined && kinds.includes(format.kind);
}
