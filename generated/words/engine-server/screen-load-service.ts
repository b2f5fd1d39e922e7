// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "页面 {name} 不存在", en: "There is no screen {name}" },
};
