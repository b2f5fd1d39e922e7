// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noArchive: { zh_cn: "找不到备份文件 {archive}", en: "there is no archive {archive}" },
  serving: { zh_cn: "Portico 正在 {what} 上运行；请先停止它（所有实例）再恢复", en: "Portico is running on {what}; stop it first (every instance)" },
  full: { zh_cn: "目标 {what} 不是空的（{found}）；加上 --replace 将以备份代替，原有数据会保留在一旁", en: "the target {what} is not empty ({found}); --replace puts the archive in its place and keeps the previous data" },
  rows: { zh_cn: "恢复后的检查未通过：表 {table} 应有 {wanted} 行，实有 {found} 行；目标保持原样", en: "the check failed: table {table} should have {wanted} rows but has {found}; the target is unchanged" },
  file: { zh_cn: "恢复后的检查未通过：文件 {path} 与备份不符；目标保持原样", en: "the check failed: {path} differs from the archive; the target is unchanged" },
};
