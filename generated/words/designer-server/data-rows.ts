// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  column: { zh_cn: "表 {table} 没有字段 {name}", en: "Table {table} has no column {name}" },
};
