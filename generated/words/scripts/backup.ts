// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  database: { zh_cn: "数据库：{tables} 张表，{rows} 行", en: "database: {tables} tables, {rows} rows" },
  missing: { zh_cn: "注意：数据库提到的 {count} 个上传文件已不在文件夹中（{names}）", en: "note: {count} uploaded files the database names are not in the folder ({names})" },
  plain: { zh_cn: "已备份到 {archive}；其中有密钥环，未加密：请像密码一样保管，或设置 PORTICO_BACKUP_PASSPHRASE", en: "backed up to {archive}; the keyring in it is not sealed: keep it as you keep a password, or set PORTICO_BACKUP_PASSPHRASE" },
  sealed: { zh_cn: "已备份到 {archive}，已用口令加密；没有口令就无法恢复", en: "backed up to {archive}, sealed: without the passphrase nobody can restore it" },
  replace: { zh_cn: "--replace 只用于恢复", en: "--replace belongs to restore" },
  bucket: { zh_cn: "上传的文件在存储桶 {bucket} 中，不在此备份内：请用存储桶的版本或复制功能另行备份", en: "Uploaded files are in the bucket {bucket} and not in this archive: back it up by its own versions or copies" },
};
