// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  app: { zh_cn: "应用 {id} 不存在", en: "There is no app {id}" },
  service: { zh_cn: "接口 {name} 不存在", en: "There is no interface {name}" },
};
