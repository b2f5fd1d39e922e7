// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  each: { zh_cn: "按值", en: "each value" },
  period: { zh_cn: "{name} 的分组方式", en: "Group {name} by" },
};
