// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "数据表 {name} 不存在；数据接口的表在首次发布时创建", en: "There is no table {name}; the table of a data interface is made when it is first published" },
  columns: { zh_cn: "表 {name} 已存在，但没有字段 {column}；请换一个表名，或按已有的表发布", en: "The table {name} exists already and has no column {column}; choose another name, or publish the existing table" },
  forGood: { zh_cn: "表 {name} 的存储引擎不支持事务，试运行的写入无法撤销；如确实要写入，请打开“保留写入的数据”", en: "The engine of table {name} knows no transactions, so what a test run writes cannot be undone; to write all the same, switch on \"Keep what it writes\"" },
  rows: { zh_cn: "存储过程返回超过 {max} 行", en: "The stored procedure answered more than {max} rows" },
};
