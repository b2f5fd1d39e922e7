// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  csv: { zh_cn: "CSV 文件第 {row} 行附近格式错误，请检查引号", en: "The CSV file is malformed near row {row}; check the quotes" },
};
