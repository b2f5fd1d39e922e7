// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  toText: { zh_cn: "转文本", en: "To text" },
  toInteger: { zh_cn: "转整数", en: "To integer" },
  toFloat: { zh_cn: "转小数", en: "To float" },
  toBoolean: { zh_cn: "转布尔", en: "To boolean" },
  toDate: { zh_cn: "转日期", en: "To date" },
  toTimestamp: { zh_cn: "转时间戳", en: "To timestamp" },
  fromTimestamp: { zh_cn: "时间戳转日期", en: "From timestamp" },
  parseJson: { zh_cn: "解析 JSON", en: "Parse JSON" },
  formatJson: { zh_cn: "生成 JSON", en: "Format JSON" },
};
