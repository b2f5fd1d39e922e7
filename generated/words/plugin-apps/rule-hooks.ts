// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有接口或分支“{name}”，请从列表中选择", en: "There is no interface or branch “{name}”. Choose one from the list" },
};
