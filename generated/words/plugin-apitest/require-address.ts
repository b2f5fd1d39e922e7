// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  address: { zh_cn: "地址须以 / 开头，或为 http(s):// 网址", en: "must begin with /, or be an http(s):// address" },
};
