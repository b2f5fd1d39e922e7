// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  name: { zh_cn: "命名接口", en: "Name the interface" },
};
