// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有列 {name}，可用：{allowed}", en: "There is no column {name}; allowed: {allowed}" },
  header: { zh_cn: "第一行没有可识别的列名，可用：{allowed}", en: "The first row has no known column; allowed: {allowed}" },
};
