// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  missing: { zh_cn: "数据库文件还不存在，请先建表", en: "The file of this database does not exist yet; create a table first" },
};
