// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  lineColumn: { zh_cn: "第 {line} 行第 {column} 列：{text}", en: "Line {line}, column {column}: {text}" },
};
