// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  port: { zh_cn: "端口 {port} 已被占用（{host}）；请停止占用它的程序，或用 PORT 指定其他端口", en: "Port {port} on {host} is in use; stop the program that uses it, or choose another port with PORT" },
  rights: { zh_cn: "没有权限监听端口 {port}；请用 PORT 指定 1024 以上的端口", en: "This account may not listen on port {port}; choose one from 1024 up with PORT" },
  host: { zh_cn: "HOST \"{host}\" 不是本机的地址；请填写本机地址，如 127.0.0.1 或 0.0.0.0", en: "HOST \"{host}\" is not an address of this machine; use one that is, such as 127.0.0.1 or 0.0.0.0" },
  folder: { zh_cn: "数据目录 {folder} 无法读写（{code}）；请检查权限，或用 PORTICO_DATA 指定其他目录", en: "The data folder {folder} cannot be read and written ({code}); check its permissions, or choose another with PORTICO_DATA" },
  full: { zh_cn: "数据目录 {folder} 所在磁盘空间不足", en: "The disk of the data folder {folder} is full" },
  busy: { zh_cn: "{folder} 中的数据库正被其他程序占用；请关闭该程序", en: "Another program has locked the database in {folder}; close it" },
  damaged: { zh_cn: "{folder} 中的数据库文件 portico.db 已损坏；请从备份恢复", en: "The database portico.db in {folder} is damaged; restore it from a backup" },
  unreachable: { zh_cn: "无法连接 DATABASE_URL 中的数据库（主机 {server}，{code}）；请检查地址、端口以及数据库是否在运行", en: "The database of DATABASE_URL cannot be reached (host {server}, {code}); check host and port, and whether it is running" },
  starting: { zh_cn: "DATABASE_URL 中的数据库正在启动或停止；请稍后再启动", en: "The database of DATABASE_URL is starting or stopping; start again in a moment" },
  crowded: { zh_cn: "DATABASE_URL 中的数据库连接数已满", en: "The database of DATABASE_URL accepts no more connections" },
  account: { zh_cn: "数据库拒绝了 DATABASE_URL 中的账号或密码（主机 {server}）", en: "The database rejected the account or password of DATABASE_URL (host {server})" },
  missing: { zh_cn: "数据库 {name} 不存在（主机 {server}）；请先创建，或修改 DATABASE_URL", en: "There is no database {name} on {server}; create it, or change DATABASE_URL" },
  denied: { zh_cn: "DATABASE_URL 中的账号无权在数据库 {name} 中建表", en: "The account of DATABASE_URL may not create tables in the database {name}" },
};
