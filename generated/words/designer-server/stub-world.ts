// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "验证时没有 {what}", en: "{what} does not exist during verification" },
};
