// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  changing: { zh_cn: "以“{word}”开头的语句可能修改数据，只读方式下不能执行", en: "What begins with “{word}” may change data, so it does not run in read-only mode" },
  undoable: { zh_cn: "数据库无法撤销以“{word}”开头的语句；确需试运行请开启“保留写入的数据”", en: "The database cannot undo what begins with “{word}”. Turn on “Keep written data” to run it" },
};
