// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  deep: { zh_cn: "公式嵌套过深", en: "The formula is nested too deeply" },
  value: { zh_cn: "这里缺少一个值", en: "A value is missing here" },
  unknown: { zh_cn: "没有参数或结果 {name}", en: "There is no parameter or result {name}" },
  noOperation: { zh_cn: "没有运算 {name}", en: "There is no operation {name}" },
  nearOperation: { zh_cn: "没有运算 {name}，是否要用 {near}？", en: "There is no operation {name}; did you mean {near}?" },
  count: { zh_cn: "{name} 需要 {count} 个值", en: "{name} takes {count} values" },
};
