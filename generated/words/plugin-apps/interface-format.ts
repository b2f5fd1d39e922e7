// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须从接口列表中选择", en: "must be chosen from the list of interfaces" },
};
