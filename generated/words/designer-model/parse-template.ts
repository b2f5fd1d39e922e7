// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  open: { zh_cn: "缺少结尾的 `", en: "The closing ` is missing" },
};
