// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  write: { zh_cn: "只有超级管理员可以执行写入语句", en: "Only a super admin may run statements that write" },
  own: { zh_cn: "平台自己的数据库只能由超级管理员查询，且只读", en: "The platform's own database can only be queried by a super admin, and only read" },
  ownPostgres: { zh_cn: "平台运行在 PostgreSQL 上时，不能在此查询平台自己的库：无法逐列隐藏密码等保密数据。请用只读账号另建一个数据库配置", en: "When the platform runs on PostgreSQL, its own database cannot be queried here, because single columns such as passwords could not be hidden. Configure it with a read-only account of its own" },
  isRead: { zh_cn: "这是查询语句，请关闭写入", en: "This statement only reads; turn writing off" },
};
