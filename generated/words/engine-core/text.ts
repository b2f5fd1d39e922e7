// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  comma: { zh_cn: "、", en: ", " },
  or: { zh_cn: "或", en: " or " },
  inside: { zh_cn: " › ", en: " › " },
};
