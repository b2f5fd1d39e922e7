// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  taken: { zh_cn: "已有相同的数据，须唯一的字段不能重复", en: "A row with this value already exists in a column that must be unique" },
  required: { zh_cn: "缺少不能为空的字段", en: "A column that must not be empty has no value" },
  linked: { zh_cn: "数据与其他表的数据相关联，不能这样修改", en: "Rows of another table refer to this one, or the row it refers to does not exist" },
  value: { zh_cn: "有字段的值不被数据库接受（类型、长度或范围不符）", en: "The database does not accept a value (type, length or range)" },
  denied: { zh_cn: "数据库 {database} 的账号没有执行此操作的权限", en: "The account of the database {database} lacks permission for this" },
  late: { zh_cn: "数据库 {database} 未及时返回", en: "The database {database} did not respond in time" },
  unusable: { zh_cn: "数据库 {database} 暂时不可用", en: "The database {database} is not available at the moment" },
  connection: {
    inside: { zh_cn: "该地址指向内部网络，已拒绝；如需连接，请由运维人员在 PORTICO_OUTBOUND_ALLOW 中加入该地址和端口", en: "The address is in a private network and was blocked. Allow address and port in PORTICO_OUTBOUND_ALLOW" },
    unreachable: { zh_cn: "无法连接：请检查主机、端口以及数据库是否在运行", en: "Cannot connect. Check host and port, and whether the database is running" },
    slow: { zh_cn: "连接超时：主机没有回应", en: "Timed out. The host does not respond" },
    account: { zh_cn: "数据库拒绝了账号或密码", en: "The database rejected the account or password" },
    missing: { zh_cn: "数据库不存在，或该账号无权使用它", en: "The database does not exist, or the account may not use it" },
    tls: { zh_cn: "加密连接失败：服务器不支持 TLS，或其证书不受信任", en: "No encrypted connection: the server has no TLS, or its certificate is not trusted" },
    foreign: { zh_cn: "该文件不是 SQLite 数据库", en: "The file is not a SQLite database" },
    denied: { zh_cn: "账号权限不足", en: "The account lacks permissions" },
    other: { zh_cn: "数据库拒绝了连接", en: "The database refused the connection" },
  },
};
