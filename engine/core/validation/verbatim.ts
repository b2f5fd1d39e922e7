import type { Format } from '../descriptor/formats.ts';

/** True for formats whose texts are kept letter by letter: trimming or converting them would change what they mean. */
export function isVerbatim(format: Format | undefined): boolean {
  switch (format?.kind) {
    case 'richtext':
    case 'markdown':
    case 'code':
    case 'json':
    case 'password':
    case 'secret':
      return true;
    default:
      return false;
  }
}
