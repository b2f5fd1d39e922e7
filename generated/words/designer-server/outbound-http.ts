// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  dots: { zh_cn: "路径中的值不能是 . 或 ..", en: "A value in the path cannot be . or .." },
};
