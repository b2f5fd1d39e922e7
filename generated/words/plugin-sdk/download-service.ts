// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "您没有 ID 为 {id} 的应用", en: "You have no app {id}" },
  nothing: { zh_cn: "应用 {app} 还没有可调用的接口", en: "The app {app} may not use any interface yet" },
};
