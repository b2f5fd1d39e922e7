// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "数据库中没有存储过程 {name}", en: "The database has no stored procedure {name}" },
};
