// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  taken: { zh_cn: "数据目录 {folder} 正由另一个 Portico 使用（进程 {pid}，主机 {host}，启动于 {started}）；请先停止它，或用 PORTICO_DATA 指定其他目录；要运行多个实例请用 DATABASE_URL 连接 PostgreSQL", en: "The data folder {folder} is used by another Portico (process {pid} on {host}, started {started}); stop that one first, or choose another folder with PORTICO_DATA; several instances need PostgreSQL (DATABASE_URL)" },
  takenByUnknown: { zh_cn: "数据目录 {folder} 正由另一个 Portico 使用；请先停止它，或用 PORTICO_DATA 指定其他目录", en: "The data folder {folder} is used by another Portico; stop that one first, or choose another folder with PORTICO_DATA" },
};
