// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  reduce: { zh_cn: "逐项累计", en: "Reduce" },
  reduceEntry: { zh_cn: "逐项累计", en: "Reduce a list" },
  reduceSection: { zh_cn: "循环", en: "Loops" },
  initial: { zh_cn: "初始值", en: "Initial value" },
  next: { zh_cn: "下一个值", en: "Next value" },
  accumulator: { zh_cn: "累计值", en: "Accumulated value" },
  result: { zh_cn: "结果", en: "Result" },
};
