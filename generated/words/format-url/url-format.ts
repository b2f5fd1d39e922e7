// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为以 http:// 或 https:// 开头的网址", en: "must be an address that begins with http:// or https://" },
};
