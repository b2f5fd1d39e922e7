// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noInterface: { zh_cn: "接口 {name} 不存在", en: "There is no interface {name}" },
};
