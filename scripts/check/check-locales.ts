/**
 * Every language has the same keys with the same places, and no text is empty. A language that names a `fallback` in its language.json may
 * leave out what it has no words for yet.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../../engine/core/text/text.ts';
import { languageFile } from '../build/plugins/languages.ts';
import { descriptionsIn } from '../generate/descriptor-words.ts';

type Dictionary = { [key: string]: string | string[] | Dictionary };

const patterns = ['locales/LANGUAGE/{*,messages/*}.json', 'plugins/*/locales/LANGUAGE/*.json', '{designer/nodes,engine/formats}/*/locales/LANGUAGE.json'];
const whole = languages.filter((language) => languageFile(language).fallback === undefined);
const partial = languages.filter((language) => !whole.includes(language));
const errors = new Set<string>();

// A path with the place of the language left open.
const files = new Set(
  languages.flatMap((language) =>
    globSync(patterns.map((pattern) => pattern.replace('LANGUAGE', language))).map((file) => file.replace(`locales/${language}`, 'locales/LANGUAGE')),
  ),
);
for (const file of files) {
  if (file.endsWith('/language.json') || file.endsWith('/descriptor.json')) continue;
  const first = whole.find((language) => existsSync(fileIn(file, language)));
  if (first === undefined) {
    errors.add(`${file}: no language that is whole has this file`);
    continue;
  }
  for (const language of whole) compare(file, language, first, true);
  for (const language of partial) if (existsSync(fileIn(file, language))) compare(file, language, first, false);
}
// English stands in the meta-schema itself.
for (const language of whole.filter((language) => language !== 'en')) compareDescriptions(language);
for (const error of errors) console.error(error);
if (errors.size > 0) process.exit(1);

function fileIn(file: string, language: Language): string {
  return file.replace('locales/LANGUAGE', `locales/${language}`);
}

function compare(file: string, language: Language, model: Language, isWhole: boolean): void {
  const path = fileIn(file, language);
  if (!existsSync(path)) {
    errors.add(`${path}: the file is missing`);
    return;
  }
  const [texts, others] = [flatten(read(path)), flatten(read(fileIn(file, model)))];
  for (const [key, text] of texts) {
    const other = others.get(key) ?? others.get(pluralTwin(key, others));
    if (text.trim() === '') errors.add(`${path}: ${key} is empty`);
    if (other === undefined) errors.add(`${path}: ${key} is not in ${fileIn(file, model)}`);
    else if (places(text) !== places(other)) errors.add(`${path}: ${key} has the places ${places(text) || 'none'}, ${model} has ${places(other) || 'none'}`);
  }
  if (!isWhole) return;
  for (const key of others.keys()) if (!texts.has(key) && !texts.has(pluralTwin(key, texts))) errors.add(`${path}: ${key} is missing`);
}

/** Every description of the meta-schema has its words in the language, and no words are left of one that has gone. */
function compareDescriptions(language: Language): void {
  const path = `locales/${language}/descriptor.json`;
  const [texts, descriptions] = [new Set(Object.keys(read(path))), descriptionsIn('.')];
  for (const description of descriptions) if (!texts.has(description)) errors.add(`${path}: no words for "${description}"`);
  for (const text of texts) if (!descriptions.has(text)) errors.add(`${path}: "${text}" is no description of the meta-schema`);
}

/** Chinese has one plural form (`_other`), English two: `_one` is answered by `_other`. */
function pluralTwin(key: string, texts: Map<string, string>): string {
  const base = key.replace(/_(one|other)$/, '');
  return texts.has(`${base}_other`) ? `${base}_other` : base;
}

/** `{{name}}` of the pages' words, `{name}` of the sources'. */
function places(text: string): string {
  return [...new Set(text.match(/\{\{[\s\w,]+\}\}|\{\w+\}/g))].sort().join(' ');
}

function read(file: string): Dictionary {
  return JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
}

function flatten(dictionary: Dictionary, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(Array.isArray(value) ? Object.fromEntries(value.entries()) : value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
