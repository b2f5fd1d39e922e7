// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  gone: { zh_cn: "该存储过程已不存在", en: "The procedure no longer exists" },
  changed: { zh_cn: "其他人已修改过该存储过程，请刷新后再保存", en: "Somebody else has saved this procedure in the meantime; reload it first" },
  taken: { zh_cn: "存储过程名称 {name} 已存在，名称全平台唯一", en: "A procedure named {name} already exists; names are unique across the platform" },
  name: { zh_cn: "请填写名称：以字母或下划线开头，只含字母、数字和下划线", en: "Enter a name: it starts with a letter or underscore and contains only letters, digits and underscores" },
  sqlite: { zh_cn: "SQLite 没有存储过程，请选择 PostgreSQL 或 MySQL/MariaDB 数据库", en: "SQLite has no stored procedures; choose a PostgreSQL or MySQL/MariaDB database" },
  values: { zh_cn: "参数值应为一个数组，最多 100 个", en: "The values must be a list of at most 100" },
  mighty: { zh_cn: "该配置的账号是数据库服务器的管理员，或可读写服务器上的文件，不能用它执行存储过程。请改用普通账号", en: "The account of this configuration is an administrator of its server or can reach its files, so no procedure can be run with it. Use an ordinary account" },
};
