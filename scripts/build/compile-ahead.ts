import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Closures } from './closure.ts';

/** Tells V8 to compile a script whole and beside the main thread. It must be the first line. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What lists, forms and the pages of the shell are drawn with: most functions of it are called by the first drawing. */
const drawn = /^engine\/(web\/(main\.ts$|portal\.tsx$|renderer\/|shell\/|widgets\/)|formats\/)/;
/** Large, seldom shown, and called in part. */
const seldom = /\/(chart|code-editor|icons?)\/|\/RichTextEditor\.tsx$/;

/** The scripts that are worth compiling before they are called. */
export function scriptsToCompile(closures: Closures): string[] {
  const sources = Object.entries(closures).filter(([source]) => drawn.test(source) && !seldom.test(source));
  return [...new Set(sources.flatMap(([, files]) => files))];
}

/**
 * Marks scripts that are called as soon as they are there. Otherwise the browser reads each function twice, the second time on the main thread
 * and while somebody waits for it: a fifth of what the first list of a visit takes.
 */
export async function compileAhead(folder: string, files: Iterable<string>): Promise<void> {
  const mark = async (path: string) => writeFile(path, hint + (await readFile(path, 'utf8')));
  await Promise.all([...files].map((file) => mark(join(folder, file))));
}
