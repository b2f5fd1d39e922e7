/** No name of the sources is made of a word that the glossary of CONTRIBUTING.md has replaced. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { exceptions, plantedPlaces } from './words/exceptions.ts';
import { leftWords } from './words/glossary.ts';
import { leftNames } from './words/left-names.ts';

const zones = ['engine', 'designer', 'plugins', 'scripts', 'tests'];
const words = leftWords(readFileSync('CONTRIBUTING.md', 'utf8'));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...zones], { encoding: 'utf8', maxBuffer: 1 << 26 });
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !plantedPlaces.some((place) => file.startsWith(place)) && existsSync(file));
const found = files.flatMap((file) => leftNames(file, readFileSync(file, 'utf8'), words, exceptions));
for (const { file, line, name, word } of found) console.error(`${file}:${line}: ${name}: "${word.word}" is now one of: ${word.terms.join('; ')}`);
if (found.length > 0) {
  console.error(`${found.length} names; the terms are those of "Words" in CONTRIBUTING.md, what keeps its name stands in scripts/check/words/exceptions.ts`);
  process.exit(1);
}
