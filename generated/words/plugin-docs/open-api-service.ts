// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noScreen: { zh_cn: "页面 {screen} 不存在", en: "There is no screen {screen}" },
  title: { zh_cn: "Portico 内部接口", en: "Portico internal calls" },
};
