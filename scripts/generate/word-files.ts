import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { descriptorWords } from './descriptor-words.ts';

/** One language's words of a zone: by the file that says them, by key; lists are labels in the order of their values. */
type Words = string | string[] | { [key: string]: Words };

const header = '// Written by `npm run generate` from the words in locales. Do not edit.\n';
const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * What the sources say, path → text: a module `generated/words/<zone>/<group>.ts` for each group of a zone, with every language beside the
 * others, so that a page loads what its own sources say and nothing else. Zones: `locales/<language>/messages/<zone>.json`,
 * `plugins/<name>/locales/<language>/messages.json` (zone `plugin-<name>`), `designer/nodes/<type>/locales/<language>.json`
 * (zone `node-<type>`) and `engine/formats/<format>/locales/<language>.json` (zone `format-<format>`). Throws for a key that not every
 * language has; a language that names a `fallback` takes that one's words instead.
 */
export function wordFiles(root: string): Map<string, string> {
  const languages = languagesOf(root);
  if (languages.length === 0) return new Map();
  const files = new Map<string, string>([['generated/words/languages.ts', languageFile(languages)]]);
  for (const [zone, fileOf] of zonesOf(root)) {
    const words = languages.map(({ key, fallback }) => ({ key, words: readWords(root, fileOf(key), fallback && fileOf(fallback)) }));
    const groups = [...new Set(words.flatMap((language) => Object.keys(language.words)))].sort();
    for (const group of groups) {
      const ofGroup = words.map(({ key, words }) => ({ key, words: words[group] }));
      files.set(`generated/words/${zone}/${group}.ts`, `${header}export const texts = ${print(ofGroup, `${zone}: ${group}`, '')};\n`);
    }
  }
  for (const [path, text] of descriptorWords(root, languages)) files.set(path, header + text);
  return files;
}

interface LanguageFacts {
  /** Its folder in `locales`. */
  key: string;
  order: number;
  /** What it is called in itself. */
  name: string;
  /** As BCP 47 and HTML call it. */
  tag: string;
  /** The language that speaks where this one has no words yet. */
  fallback?: string;
}

/** Of every `locales/<language>/language.json`, in their order. */
export function languagesOf(root: string): LanguageFacts[] {
  return globSync('locales/*/language.json', { cwd: root })
    .map((file) => ({ ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as Omit<LanguageFacts, 'key'>), key: basename(join(file, '..')) }))
    .sort((a, b) => a.order - b.order);
}

function languageFile(languages: readonly LanguageFacts[]): string {
  const list = languages.map(({ key }) => `'${key}'`).join(', ');
  const facts = languages.map(({ key, name, tag }) => `  ${key}: ${JSON.stringify({ name, tag })},\n`).join('');
  return `${header}/** The languages of the product; the first is the default. */
export const languages = [${list}] as const;

/** What each is called in itself, and its tag in BCP 47. */
export const languageFacts = {
${facts}};
`;
}

/** By zone: where its words in a language lie. */
function zonesOf(root: string): Map<string, (language: string) => string> {
  const zones = new Map<string, (language: string) => string>();
  const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  for (const file of find('locales/*/messages/*.json')) zones.set(basename(file, '.json'), (language) => `locales/${language}/messages/${basename(file)}`);
  for (const file of find('plugins/*/locales/*/messages.json')) {
    const [, plugin = ''] = file.split('/');
    zones.set(`plugin-${plugin}`, (language) => `plugins/${plugin}/locales/${language}/messages.json`);
  }
  for (const file of find('designer/nodes/*/locales/*.json')) {
    const [, , type = ''] = file.split('/');
    zones.set(`node-${type}`, (language) => `designer/nodes/${type}/locales/${language}.json`);
  }
  for (const file of find('engine/formats/*/locales/*.json')) {
    const [, , format = ''] = file.split('/');
    zones.set(`format-${format}`, (language) => `engine/formats/${format}/locales/${language}.json`);
  }
  return zones;
}

function readWords(root: string, file: string, fallbackFile: string | undefined): Record<string, Words> {
  const read = (path: string) => (existsSync(join(root, path)) ? (JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, Words>) : {});
  return fallbackFile === undefined ? read(file) : (merge(read(fallbackFile), read(file)) as Record<string, Words>);
}

/** The first with what the second has in its places. */
function merge(below: Words | undefined, above: Words | undefined): Words {
  if (!isGroup(below) || !isGroup(above)) return above ?? below ?? {};
  const keys = [...new Set([...Object.keys(below), ...Object.keys(above)])];
  return Object.fromEntries(keys.map((key) => [key, merge(below[key], above[key])]));
}

function isGroup(words: Words | undefined): words is { [key: string]: Words } {
  return typeof words === 'object' && !Array.isArray(words);
}

/** A group, or what all languages say at one key. */
function print(languages: readonly { key: string; words: Words | undefined }[], where: string, indent: string): string {
  const missing = languages.find(({ words }) => words === undefined);
  if (missing) throw new Error(`${where}: no words in ${missing.key}`);
  const doubled = languages.find(({ words }) => [words].flat().some((text) => typeof text === 'string' && /\{\{\w+\}\}/.test(text)));
  if (doubled) throw new Error(`${where}: places are written {name} here, and with two braces in the words of pages alone (${doubled.key})`);
  if (!languages.some(({ words }) => isGroup(words))) return `{ ${languages.map(({ key, words }) => `${key}: ${JSON.stringify(words)}`).join(', ')} }`;
  const keys = [...new Set(languages.flatMap(({ words }) => (isGroup(words) ? Object.keys(words) : [])))];
  const lines = keys.map((key) => {
    const inner = languages.map((language) => ({ key: language.key, words: isGroup(language.words) ? language.words[key] : undefined }));
    return `${indent}  ${identifier.test(key) ? key : JSON.stringify(key)}: ${print(inner, `${where}.${key}`, `${indent}  `)},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
