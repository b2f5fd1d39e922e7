// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  secret: { zh_cn: "app_secret 错误", en: "Wrong app_secret" },
};
