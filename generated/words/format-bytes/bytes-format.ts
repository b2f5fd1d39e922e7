// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  note: { zh_cn: "单位：字节", en: "in bytes" },
};
