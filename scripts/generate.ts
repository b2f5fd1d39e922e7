/**
 * `npm run generate`: everything in generated/ that follows from plugin.json files and descriptors, the types generated code is written
 * for, the texts of `.php` files, the lists of formats and node types, and the words of the sources in every language. With `--check` nothing is written
 * and a difference ends with exit code 1.
 */
import { partLists } from './generate/part-lists.ts';
import { wordFiles } from './generate/word-files.ts';
import { differences, writeFiles } from './generate/write-files.ts';

const root = process.cwd();
const isCheck = process.argv.includes('--check');
// First and alone: what makes the others are sources that read their words.
finish(wordFiles(root), ['generated/words']);
// What reads descriptors and definitions imports these lists, which may name folders that have gone.
finish(partLists(root), []);
const { generatedFiles } = await import('./generate/generated-files.ts');
finish(await generatedFiles(root));

function finish(files: Map<string, string>, folders?: readonly string[]): void {
  if (!isCheck) {
    writeFiles(root, files, folders);
    return;
  }
  const different = differences(root, files, folders);
  if (different.length === 0) return;
  console.error(`generated files are not up to date, run npm run generate:\n${different.map((path) => `  ${path}`).join('\n')}`);
  process.exit(1);
}
