// Written by `npm run generate` from the words in locales. Do not edit.
/** The languages of the product; the first is the default. */
export const languages = ['zh_cn', 'en'] as const;

/** What each is called in itself, and its tag in BCP 47. */
export const languageFacts = {
  zh_cn: {"name":"中文","tag":"zh-CN"},
  en: {"name":"English","tag":"en"},
};
