// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "接口 {name} 不存在，或您无权使用", en: "The call {name} does not exist, or you may not use it" },
};
