// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  origin: { zh_cn: "平台的地址：https://主机[:端口]", en: "Address of the platform: https://host[:port]" },
};
