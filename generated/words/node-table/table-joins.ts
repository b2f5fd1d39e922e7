// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  joins: { zh_cn: "关联数据表", en: "From other tables" },
  joinsHint: { zh_cn: "引用字段指向的记录，或引用本表的记录，作为每条记录的成员。", en: "The row that a reference points to, or the rows that point here, as members of each row." },
  name: { zh_cn: "名称", en: "Name" },
  table: { zh_cn: "数据表", en: "Table" },
  via: { zh_cn: "本表引用字段", en: "Points there" },
  by: { zh_cn: "对方引用字段", en: "Points here" },
  columns: { zh_cn: "字段", en: "Columns" },
  most: { zh_cn: "最多条数", en: "Rows at most" },
  tooMany: { zh_cn: "{table} 中有超过 {most} 条记录属于这些记录，请减少一次查询的条数", en: "More than {most} rows of {table} belong to these rows: ask for fewer rows at once" },
  twice: { zh_cn: "记录已有成员 {name}", en: "The rows have a member {name} already" },
  noReference: { zh_cn: "{name} 缺少引用字段", en: "{name} needs a reference to go by" },
  undeclared: { zh_cn: "字段 {name} 没有引用 {table}，请先在数据表设计中声明引用", en: "The column {name} is no reference to {table}: declare it where the table is designed" },
  noColumns: { zh_cn: "请选择 {name} 的字段", en: "Choose columns of {name}" },
  unknown: { zh_cn: "{name} 不是关联记录的字段", en: "{name} is no column of a row that is read from another table" },
};
