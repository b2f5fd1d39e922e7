// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  note: { zh_cn: "单位：分", en: "in fen" },
};
