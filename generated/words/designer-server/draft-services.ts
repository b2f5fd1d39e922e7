// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exists: { zh_cn: "接口 {service} 已存在", en: "The interface {service} already exists" },
};
