// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  added: { zh_cn: "已添加“{name}”", en: "Added \"{name}\"" },
};
