// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  curlFailed: { zh_cn: "CURL 请求失败：{reason}", en: "CURL request failed: {reason}" },
};
