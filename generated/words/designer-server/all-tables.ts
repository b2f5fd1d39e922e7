// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "数据表 {name} 不存在；数据接口的表在首次发布时创建", en: "There is no table {name}; the table of a data interface is created when it is first published" },
  lacking: { zh_cn: "数据库 {database}（{environment}）代替{name}，但其中没有表 {table}。请先在 {database} 中创建该表，字段与原表相同，或换一个环境运行", en: "{database} ({environment}) stands in for {name}, but has no table {table}. Create it there with the same columns, or run in another environment" },
  columns: { zh_cn: "表 {name} 已存在，但没有字段 {column}；请换一个表名，或按已有的表发布", en: "The table {name} already exists and has no column {column}. Choose another name, or publish the existing table" },
  forGood: { zh_cn: "表 {name} 的存储引擎不支持事务，试运行的写入无法撤销；如确实要写入，请打开“保留写入的数据”", en: "The storage engine of table {name} has no transactions, so what a test run writes cannot be undone. To write anyway, turn on \"Keep written data\"" },
  rows: { zh_cn: "存储过程返回超过 {max} 行", en: "The stored procedure returned more than {max} rows" },
};
