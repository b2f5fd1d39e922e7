// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  procedure: { zh_cn: "SQLite 没有存储过程", en: "SQLite has no stored procedures" },
  file: { zh_cn: "该 SQLite 文件是符号链接或目录，已拒绝", en: "The SQLite file is a link or a folder and is refused" },
};
