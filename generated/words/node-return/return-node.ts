// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  return: { zh_cn: "返回", en: "Return" },
  whole: { zh_cn: "整个返回", en: "Whole response" },
  wholeHint: { zh_cn: "用一个值作为整个 data，而不是逐个字段。", en: "Use one value as the whole data instead of separate fields." },
};
