/** Every file and folder that a document names is there. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { missingPaths } from './documents/missing-paths.ts';

/** What a reader is told to make, and what a command writes. */
const invented = new Set(['schemas/supplier.json', 'schemas/x.json', 'plugins/loyalty', 'bench/results.json']);

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 });
const files = listed.split('\n').filter((path) => path !== '' && existsSync(path));
let count = 0;
for (const document of files.filter((path) => path.endsWith('.md'))) {
  for (const { line, path } of missingPaths(document, readFileSync(document, 'utf8'), files)) {
    if (invented.has(path)) continue;
    console.error(`${document}:${line}: there is no ${path}`);
    count++;
  }
}
if (count > 0) process.exit(1);
