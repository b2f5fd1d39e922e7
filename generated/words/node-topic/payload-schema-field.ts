// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "请先选择主题", en: "Choose a topic first" },
  any: { zh_cn: "任意对象", en: "Any object" },
  required: { zh_cn: "必填", en: "required" },
};
