import { texts as words } from '../../../generated/words/engine-core/text.ts';
import { languageFacts, languages as languagesOfFiles } from '../../../generated/words/languages.ts';

/**
 * The languages that sources and descriptors spell texts in. `languages` may hold more: their words come from files and no type names them, so
 * that adding one changes no source.
 */
export type Language = 'zh_cn' | 'en';

/** Every language of the product; the first is the default. */
export const languages: readonly Language[] = languagesOfFiles satisfies readonly string[] as readonly Language[];
export const defaultLanguage: Language = languages[0]!;

/** One sentence or word in every language, or in those of the type alone where a source spells it out: `wordsIn` reads both. */
export type Text = Record<Language, string>;

/** Returns the words of a text in a language; the English ones where it is spelled out without that language. */
export function wordsIn(text: Text, language: Language): string {
  return text[language] ?? text.en;
}

/** Whether a value is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Returns the language that `en-GB,de;q=0.9` or `zh_CN.UTF-8` begins with; undefined if the product does not have it. */
export function languageOfTag(wanted: string): Language | undefined {
  const prefix = /^[a-z]+/i.exec(wanted)?.[0].toLowerCase();
  return languages.find((language) => languageFacts[language].tag.split('-')[0] === prefix);
}

/**
 * Fills the `{name}` placeholders of a text. A placeholder without a value stays as it is, so a missing value is visible.
 * @example fillText({ zh_cn: '共 {n} 条', en: '{n} rows' }, { n: 3 }).zh_cn // '共 3 条'
 */
export function fillText(text: Text, values: Record<string, string | number | Text>): Text {
  const filled = { ...text };
  for (const language of languages) {
    filled[language] = wordsIn(text, language).replace(/\{(\w+)\}/g, (place, name: string, at: number, whole: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return place;
      const word = typeof value === 'object' ? wordsIn(value, language) : String(value);
      const [first = '', last = ''] = [word.at(0), word.at(-1)];
      return `${gap(whole[at - 1], first)}${word}${gap(last, whole[at + place.length])}`;
    });
  }
  return filled;
}

/** Chinese is separated from Latin words and digits: `app_key 不能为空`, but 标题不能为空. */
function gap(left = '', right = ''): '' | ' ' {
  return (han.test(left) && latin.test(right)) || (latin.test(left) && han.test(right)) ? ' ' : '';
}

const han = /^\p{Script=Han}$/u;
const latin = /^[A-Za-z0-9]$/;

/** Builds a text from the words of each language. */
export function eachLanguage(wordsOf: (language: Language) => string): Text {
  return Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Text;
}

/** Returns a text that is the same in every language, such as a name or a number. */
export function plainText(word: string): Text {
  return eachLanguage(() => word);
}

/** Joins texts as each language does: 甲、乙 and A, B, or with `or`: 甲或乙 and A or B. */
export function joinTexts(texts: readonly Text[], separator: keyof typeof words = 'comma'): Text {
  return eachLanguage((language) => texts.map((text) => wordsIn(text, language)).join(wordsIn(words[separator], language)));
}

/** Returns the labels of values by language, as `enumLabel` takes them. */
export function labelLists(labels: readonly Text[]): Record<Language, string[]> {
  return Object.fromEntries(languages.map((language) => [language, labels.map((label) => wordsIn(label, language))])) as Record<Language, string[]>;
}
