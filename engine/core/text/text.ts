/** The languages of the product; the first is the default. */
export const languages = ['zh_cn', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh_cn';

/** One sentence or word in every language. */
export type Text = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Puts values into the `{name}` places of a text. A place without a value stays as it is, so a missing value is visible.
 * @example fillText({ zh_cn: '共 {n} 条', en: '{n} rows' }, { n: 3 }).zh_cn // '共 3 条'
 */
export function fillText(text: Text, values: Record<string, string | number | Text>): Text {
  const filled = { ...text };
  for (const language of languages) {
    filled[language] = text[language].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'object' ? value[language] : String(value);
    });
  }
  return filled;
}
