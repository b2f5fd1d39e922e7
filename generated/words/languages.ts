// Written by `npm run generate` from the languages' language.json. Do not edit.
/** The languages of the product; the first is the default. */
export const languages = ['zh_cn', 'en'] as const;
