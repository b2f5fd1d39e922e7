// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  shape: { zh_cn: "备份文件已损坏：其中的清单 manifest.json 无法读取", en: "the archive is damaged: its manifest.json cannot be read" },
  newer: { zh_cn: "备份由更新的版本 Portico {theirs} 制作，当前版本为 {ours}；请先升级再恢复", en: "the archive was made by the newer Portico {theirs}; this is {ours}: upgrade first" },
  migration: { zh_cn: "备份的数据库执行过当前版本（{ours}）没有的迁移文件：{names}；请使用包含这些文件的版本或描述文件夹（PORTICO_SCHEMAS）", en: "the database in the archive has been through migrations this Portico ({ours}) does not have: {names}; use the version, or the PORTICO_SCHEMAS folder, that has them" },
  sqlite: { zh_cn: "备份中是内置数据库（SQLite），而 DATABASE_URL 指向 PostgreSQL；请去掉 DATABASE_URL 再恢复", en: "the archive holds an embedded database (SQLite), and DATABASE_URL names a PostgreSQL; leave DATABASE_URL out" },
  postgres: { zh_cn: "备份中是 PostgreSQL 数据库；请用 DATABASE_URL 指定要恢复到的 PostgreSQL 数据库", en: "the archive holds a PostgreSQL database; name the one to restore to with DATABASE_URL" },
};
