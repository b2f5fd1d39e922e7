// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  reason: { zh_cn: "错误原因", en: "Reason" },
};
