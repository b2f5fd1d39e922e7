// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  column: { zh_cn: "表 {table} 没有字段 {name}", en: "Table {table} has no column {name}" },
  computed: { zh_cn: "字段 {name} 由数据库计算，不能写入", en: "Column {name} is computed by the database and cannot be written" },
  incomparable: { zh_cn: "字段 {name} 不能用作查询条件", en: "Column {name} cannot be a condition" },
};
