// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  write: { zh_cn: "写成 {text}", en: "Write {text}" },
};
