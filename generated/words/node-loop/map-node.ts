// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  map: { zh_cn: "逐项映射", en: "Map" },
  mapEntry: { zh_cn: "逐项映射", en: "Map a list" },
  mapSection: { zh_cn: "循环", en: "Loops" },
  each: { zh_cn: "每项的结果", en: "Result for each item" },
  result: { zh_cn: "结果列表", en: "Results" },
};
