// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "加", en: "Add" },
  subtract: { zh_cn: "减", en: "Subtract" },
  multiply: { zh_cn: "乘", en: "Multiply" },
  divide: { zh_cn: "除", en: "Divide" },
  divideWhole: { zh_cn: "整除", en: "Divide, whole part" },
  modulo: { zh_cn: "取余", en: "Modulo" },
  power: { zh_cn: "幂", en: "Power" },
  squareRoot: { zh_cn: "平方根", en: "Square root" },
  round: { zh_cn: "四舍五入", en: "Round" },
  floor: { zh_cn: "向下取整", en: "Floor" },
  ceil: { zh_cn: "向上取整", en: "Ceiling" },
  abs: { zh_cn: "绝对值", en: "Absolute value" },
  negate: { zh_cn: "取负", en: "Negate" },
  min: { zh_cn: "较小值", en: "Minimum" },
  max: { zh_cn: "较大值", en: "Maximum" },
};
