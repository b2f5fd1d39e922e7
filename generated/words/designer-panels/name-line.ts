// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "命名接口", en: "Name the interface" },
};
