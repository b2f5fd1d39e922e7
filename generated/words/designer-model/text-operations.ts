// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  concat: { zh_cn: "连接文本", en: "Join texts" },
  upper: { zh_cn: "转大写", en: "Upper case" },
  lower: { zh_cn: "转小写", en: "Lower case" },
  length: { zh_cn: "长度", en: "Length" },
  trim: { zh_cn: "去除首尾空白", en: "Trim" },
  substring: { zh_cn: "截取文本", en: "Substring" },
  indexOf: { zh_cn: "查找位置", en: "Position of" },
  contains: { zh_cn: "包含文本", en: "Contains" },
  startsWith: { zh_cn: "以…开头", en: "Starts with" },
  endsWith: { zh_cn: "以…结尾", en: "Ends with" },
  replace: { zh_cn: "替换文本", en: "Replace" },
  split: { zh_cn: "拆分文本", en: "Split" },
  padStart: { zh_cn: "开头补齐", en: "Pad at the start" },
  padEnd: { zh_cn: "末尾补齐", en: "Pad at the end" },
  repeat: { zh_cn: "重复文本", en: "Repeat" },
};
