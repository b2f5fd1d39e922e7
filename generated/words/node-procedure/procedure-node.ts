// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  procedure: { zh_cn: "存储过程", en: "Stored procedure" },
  database: { zh_cn: "数据库", en: "Database" },
  databaseHint: { zh_cn: "已配置的数据库名称。", en: "Name of a configured database." },
  name: { zh_cn: "存储过程", en: "Procedure" },
  parameters: { zh_cn: "参数", en: "Parameters" },
  parametersHint: { zh_cn: "按存储过程的顺序，每个是一个输入端口。", en: "In the order of the procedure. Each becomes an input." },
  items: { zh_cn: "参数名", en: "Name" },
  rows: { zh_cn: "行", en: "Rows" },
};
