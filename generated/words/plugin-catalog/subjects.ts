// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "对象 {key} 不存在", en: "There is no {key}" },
};
