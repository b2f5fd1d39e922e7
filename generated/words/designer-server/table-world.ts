// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noTable: { zh_cn: "数据表 {table} 不存在", en: "There is no table {table}" },
  noDatabase: { zh_cn: "数据库 {database} 不存在", en: "There is no database {database}" },
};
