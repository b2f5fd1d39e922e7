import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parameter } from '../../core/protocol/parameter.ts';
import { type Language, languages, type Text } from '../../core/text/text.ts';
import type { ContractService } from '../kernel/call/handle.ts';
import type { Service } from '../kernel/call/service.ts';

/** Words of one call in one language, as `<folder>/<language>/calls.json` has them under its name. */
interface WordsOfCall {
  title: string;
  /** By parameter, `rows` and `rows[].id`; only those that their name does not explain. */
  parameters?: Record<string, string>;
  /** By member of the answer, as docs name it: `items[].id`. */
  answer?: Record<string, string>;
}

/** Words by call, in every language. */
export type CallWords = ReadonlyMap<string, Record<Language, WordsOfCall>>;

/**
 * Reads `<language>/calls.json` of every folder. `npm run check` ensures that all languages have the same keys.
 * @param folders absolute paths of locales
 */
export function readCallWords(folders: readonly string[]): CallWords {
  const words = new Map<string, Record<Language, WordsOfCall>>();
  for (const language of languages) {
    for (const file of folders.flatMap((folder) => callFiles(join(folder, language)))) {
      const calls = JSON.parse(readFileSync(file, 'utf8')) as Record<string, WordsOfCall>;
      for (const [name, own] of Object.entries(calls)) words.set(name, { ...words.get(name), [language]: own } as Record<Language, WordsOfCall>);
    }
  }
  return words;
}

/** `calls.json` and its parts; none in a folder that is not there. */
function callFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^calls.*\.json$/.test(name))
    .map((name) => join(folder, name));
}

/**
 * Returns the service with title and parameter texts.
 * @throws Error if its call has no words
 */
export function withWords(service: ContractService, words: CallWords): Service {
  const own = words.get(service.name);
  if (!own) throw new Error(`no words for ${service.name}: add it to calls.json of every language`);
  const textOf = (read: (words: WordsOfCall) => string | undefined): Text | undefined => {
    const texts = languages.map((language) => [language, read(own[language] ?? own.en)] as const);
    return texts.every(([, text]) => text !== undefined) ? (Object.fromEntries(texts) as Text) : undefined;
  };
  const title = textOf((of) => of.title);
  if (!title) throw new Error(`no title for ${service.name} in calls.json`);
  return {
    ...service,
    title,
    parameters: service.parameters.map((parameter) => ({
      ...parameter,
      ...wordsOfRule(parameter, parameter.name, (path) => textOf((of) => of.parameters?.[path])),
    })),
  };
}

/** Adds the words of a rule and of its parts: `rows` and `rows[].id`. */
function wordsOfRule(rule: Omit<Parameter, 'name'>, path: string, textAt: (path: string) => Text | undefined): Omit<Parameter, 'name' | 'type'> {
  const text = textAt(path);
  const { items, properties } = rule;
  return {
    ...(text && { text }),
    ...(items && { items: { ...items, ...wordsOfRule(items, `${path}[]`, textAt) } }),
    ...(properties && { properties: properties.map((member) => ({ ...member, ...wordsOfRule(member, `${path}.${member.name}`, textAt) })) }),
  };
}
