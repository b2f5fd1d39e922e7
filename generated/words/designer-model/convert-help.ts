// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  toText: { zh_cn: "数字写成最短的十进制，布尔写成 true/false，空值写成空文本", en: "Numbers in their shortest decimal form, booleans as true or false, null as an empty text" },
  toInteger: { zh_cn: "整数值的数字、纯数字文本，或真 1 假 0；\"12abc\" 和 1.5 都失败", en: "A whole number, a text of digits, or 1 for true and 0 for false; \"12abc\" and 1.5 fail" },
  toFloat: { zh_cn: "数字、十进制写法的文本，或真 1 假 0", en: "A number, a text in decimal notation, or 1 for true and 0 for false" },
  toBoolean: { zh_cn: "\"true\"、1 为真，\"false\"、0 为假；其他都失败", en: "\"true\" and 1 are true, \"false\" and 0 are false; anything else fails" },
  toDate: { zh_cn: "YYYY-MM-DD 或带时间（空格或 T）的文本；有时区的换算到北京时间；不存在的日期失败", en: "A text YYYY-MM-DD, optionally followed by a time after a space or T; one with an offset is moved to UTC+8; impossible dates fail" },
  toTimestamp: { zh_cn: "北京时间的时刻距 1970-01-01 00:00:00 UTC 的秒数", en: "Seconds since 1970-01-01 00:00:00 UTC for a moment in UTC+8" },
  fromTimestamp: { zh_cn: "距 1970-01-01 00:00:00 UTC 若干秒的时刻，北京时间", en: "The moment this many seconds after 1970-01-01 00:00:00 UTC, in UTC+8" },
  parseJson: { zh_cn: "由 JSON 文本得到值；超出精确范围的整数失败", en: "The value that a JSON text represents; integers beyond the exact range fail" },
  formatJson: { zh_cn: "把值写成不带空白的 JSON 文本，成员按名称的码点排序", en: "A value as JSON without white space, members in order of their names" },
};
