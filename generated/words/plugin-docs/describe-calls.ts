// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  pageAndLabel: { zh_cn: "{page} / {label}", en: "{page} / {label}" },
};
