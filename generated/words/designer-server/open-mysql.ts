// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "数据库中没有存储过程 {name}", en: "The database has no stored procedure {name}" },
  undoable: { zh_cn: "数据库无法撤销存储过程 {name} 写入的数据；确需试运行请开启“保留写入的数据”", en: "The database cannot undo what the stored procedure {name} writes. Turn on “Keep written data” to call it" },
};
