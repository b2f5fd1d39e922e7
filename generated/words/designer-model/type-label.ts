// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  typeWords: {
    string: { zh_cn: "文本", en: "string" },
    integer: { zh_cn: "整数", en: "integer" },
    float: { zh_cn: "小数", en: "float" },
    boolean: { zh_cn: "布尔", en: "boolean" },
    date: { zh_cn: "日期", en: "date" },
    array: { zh_cn: "列表", en: "array" },
    object: { zh_cn: "对象", en: "object" },
    file: { zh_cn: "文件", en: "file" },
    row: { zh_cn: "记录", en: "row" },
    money: { zh_cn: "金额", en: "money" },
    any: { zh_cn: "任意", en: "any" },
    decimal: { zh_cn: "十进制数", en: "decimal" },
  },
  arrayOf: { zh_cn: "{element}列表", en: "array of {element}" },
  rowOf: { zh_cn: "{table} 的记录", en: "row of {table}" },
};
