// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  damaged: { zh_cn: "数据库日志 {file} 已损坏，其后至少 {count} 次已保存的修改无法读取；请从备份恢复，或以 PORTICO_ACCEPT_LOSS=log 启动一次，放弃这些修改", en: "The database log {file} is damaged; at least {count} saved changes after the damage cannot be read. Restore a backup, or start once with PORTICO_ACCEPT_LOSS=log to continue without them" },
  cut: { zh_cn: "数据库日志 {file} 不完整，其后至少 {count} 次修改无法读取，已放弃", en: "the log {file} is incomplete; at least {count} changes after the damage cannot be read and are left out" },
};
