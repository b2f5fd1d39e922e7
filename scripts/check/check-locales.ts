/** Both languages have the same keys with the same `{{places}}`, and no text is empty. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { languages } from '../../engine/core/text/text.ts';

type Dictionary = { [key: string]: string | Dictionary };

const pairs = globSync(['locales/*/*.json', 'plugins/*/locales/*/*.json']).map((file) => {
  const [name = '', , ...folder] = file.split('/').reverse();
  const inLanguage = (language: string) => [...folder.toReversed(), language, name].join('/');
  return { zh_cn: inLanguage('zh_cn'), en: inLanguage('en') };
});

const faults = new Set<string>();
for (const pair of pairs) {
  const missing = languages.filter((language) => !existsSync(pair[language]));
  for (const language of missing) faults.add(`${pair[language]}: the file is missing`);
  if (missing.length > 0) continue;
  const texts = { zh_cn: flatten(read(pair.zh_cn)), en: flatten(read(pair.en)) };
  compare(pair.zh_cn, texts.zh_cn, pair.en, texts.en);
  compare(pair.en, texts.en, pair.zh_cn, texts.zh_cn);
}
for (const fault of faults) console.error(fault);
if (faults.size > 0) process.exit(1);

function compare(fileA: string, a: Map<string, string>, fileB: string, b: Map<string, string>): void {
  for (const [key, text] of a) {
    if (text.trim() === '') faults.add(`${fileA}: ${key} is empty`);
    const other = b.get(key) ?? b.get(pluralTwin(key, b));
    if (other === undefined) faults.add(`${fileB}: ${key} is missing`);
    else if (places(text) !== places(other)) faults.add(`${fileA}: ${key} has the places ${places(text) || 'none'}, ${fileB} has ${places(other) || 'none'}`);
  }
}

/** Chinese has one plural form (`_other`), English two: `_one` is answered by `_other`. */
function pluralTwin(key: string, texts: Map<string, string>): string {
  const base = key.replace(/_(one|other)$/, '');
  return texts.has(`${base}_other`) ? `${base}_other` : base;
}

function places(text: string): string {
  return [...new Set(text.match(/\{\{[\s\w,]+\}\}/g))].sort().join(' ');
}

function read(file: string): Dictionary {
  return JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
}

function flatten(dictionary: Dictionary, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
