// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  copy: { zh_cn: "（副本）", en: " (copy)" },
  none: { zh_cn: "没有模块“{name}”，现有：{allowed}", en: "There is no module \"{name}\". Available: {allowed}" },
};
