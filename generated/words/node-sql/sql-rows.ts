// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  column: { zh_cn: "语句结果中没有列“{name}”", en: "The statement answers no column “{name}”" },
  value: { zh_cn: "语句的值“{name}”必须是{type}", en: "“{name}” of the statement must be of the type {type}" },
  most: { zh_cn: "语句返回超过 {most} 行", en: "The statement answers more than {most} rows" },
  inside: { zh_cn: "独立语句不能在事务中运行", en: "A statement of its own cannot run inside a transaction" },
  noDatabase: { zh_cn: "数据库“{database}”没有连接", en: "The database “{database}” is not connected" },
  cell: { zh_cn: "结果的列“{name}”不是{type}", en: "Column “{name}” of the result is not of the type {type}" },
  unknown: { zh_cn: "接口中没有这条 SQL 语句", en: "The interface has no such SQL statement" },
  late: { zh_cn: "语句运行超过 {seconds} 秒，已中止", en: "The statement took longer than {seconds} s and was stopped" },
  large: { zh_cn: "语句的结果过大", en: "The result of the statement is too large" },
};
