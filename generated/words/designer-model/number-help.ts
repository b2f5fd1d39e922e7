// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "两数之和；整数精确到 ±9007199254740991，超出则失败", en: "The sum of two numbers; integers are exact within ±9007199254740991 and fail beyond" },
  subtract: { zh_cn: "第一个数减去第二个数", en: "The first number minus the second" },
  multiply: { zh_cn: "两数之积", en: "The product of two numbers" },
  divide: { zh_cn: "第一个数除以第二个数，保留小数；除数不能为 0", en: "The first number divided by the second, with decimals; the divisor cannot be 0" },
  divideWhole: { zh_cn: "商的整数部分，向零取整：-7 ÷ 2 得 -3", en: "The whole part of the quotient, rounded toward zero: -7 ÷ 2 is -3" },
  modulo: { zh_cn: "整除后的余数，符号与第一个数相同：-7 除以 2 余 -1", en: "The remainder of whole division, with the sign of the first number: -7 by 2 leaves -1" },
  power: { zh_cn: "底数的整数次幂，指数为 -1024 到 1024", en: "The base raised to a whole exponent from -1024 to 1024" },
  squareRoot: { zh_cn: "不小于 0 的数的平方根", en: "The square root of a number that is not negative" },
  round: { zh_cn: "按十进制四舍五入到若干位小数，一半远离零：-2.5 得 -3，1.005 保留两位得 1.01", en: "Rounds to this many decimals as written in decimal, half away from zero: -2.5 is -3, 1.005 to two decimals is 1.01" },
  floor: { zh_cn: "不大于该数的最大整数：-1.5 得 -2", en: "The largest integer that is not above the number: -1.5 is -2" },
  ceil: { zh_cn: "不小于该数的最小整数：-1.5 得 -1", en: "The smallest integer that is not below the number: -1.5 is -1" },
  abs: { zh_cn: "去掉负号的数", en: "The number without its sign" },
  negate: { zh_cn: "相反数；0 仍是 0", en: "The number with the opposite sign; 0 stays 0" },
  min: { zh_cn: "两数中较小的一个", en: "The smaller of two numbers" },
  max: { zh_cn: "两数中较大的一个", en: "The larger of two numbers" },
};
