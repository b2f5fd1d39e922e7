// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  link: { zh_cn: "{table} 的字段 {name} 不是整数，不能按它关联", en: "{name} of {table} is no integer column, so no row can be found by it" },
  column: { zh_cn: "数据表 {table} 没有字段 {name}", en: "The table {table} has no column {name}" },
};
