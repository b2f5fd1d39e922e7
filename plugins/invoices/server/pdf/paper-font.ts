import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const file = join(import.meta.dirname, '../../fonts/NotoSansSC-Regular.woff');

/** The font of all sheets. */
export interface PaperFont {
  bytes: Buffer;
  /** Whether it has a letter, by its Unicode number. */
  has(code: number): boolean;
}

let font: Promise<PaperFont> | undefined;

/** Read with the first sheet. */
export function readFont(): Promise<PaperFont> {
  font ??= openFont();
  return font;
}

async function openFont(): Promise<PaperFont> {
  const [{ create }, woff] = await Promise.all([import('fontkit'), readFile(file)]);
  const bytes = sfntOfWoff(woff);
  const parsed = create(bytes);
  if (!('characterSet' in parsed)) throw new Error(`${file} is a collection of fonts`);
  const codes = new Set(parsed.characterSet);
  return { bytes, has: (code) => codes.has(code) };
}
