// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  passing: { zh_cn: "对方或平台出错", en: "The upstream or the platform failed" },
  any: { zh_cn: "其余所有失败", en: "Any other failure" },
  other: { zh_cn: "自定义", en: "Custom" },
};
