// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "没有模块“{module}”", en: "There is no module \"{module}\"" },
};
