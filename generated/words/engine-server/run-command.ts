// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usage: { zh_cn: "无法识别 {what}；用法：npm run backup [-- 文件] 或 npm run restore -- 文件 [--replace]，均可加 --passphrase-file 文件", en: "not understood: {what}; usage: npm run backup [-- file] or npm run restore -- file [--replace], both with --passphrase-file file" },
  passphraseFile: { zh_cn: "无法读取口令文件 {file}", en: "the passphrase file {file} cannot be read" },
  diskFull: { zh_cn: "磁盘空间不足；未改动任何数据，腾出空间后重试", en: "the disk is full; nothing was changed. Make room and try again" },
  noProgram: { zh_cn: "找不到 {program}；请安装 PostgreSQL 客户端程序（版本不低于服务器）", en: "{program} is not installed; it is part of the PostgreSQL client programs (of the server’s version or newer)" },
  program: { zh_cn: "{program} 失败，数据保持原样：{detail}", en: "{program} failed and nothing was changed: {detail}" },
  failed: { zh_cn: "未完成，数据保持原样：{detail}", en: "failed, and nothing was changed: {detail}" },
};
