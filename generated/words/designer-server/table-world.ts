// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  thereNoTable: { zh_cn: "数据表 {table} 不存在", en: "There is no table {table}" },
  thereNoDatabase: { zh_cn: "数据库 {database} 不存在", en: "There is no database {database}" },
};
