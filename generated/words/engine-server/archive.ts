// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notOne: { zh_cn: "该文件是空的，不是备份文件", en: "the file is empty or not an archive" },
  needsPassphrase: { zh_cn: "备份文件已用口令加密；请设置 PORTICO_BACKUP_PASSPHRASE 或 --passphrase-file", en: "the archive is sealed with a passphrase; give it in PORTICO_BACKUP_PASSPHRASE or with --passphrase-file" },
  noManifest: { zh_cn: "备份文件不完整：缺少清单 manifest.json", en: "the archive is incomplete: it has no manifest.json" },
  entry: { zh_cn: "备份文件已损坏：{path} 与清单不符", en: "the archive is damaged: {path} does not match the manifest" },
  damaged: { zh_cn: "备份文件已损坏或不完整，或不是备份文件（{detail}）", en: "the archive is damaged, incomplete or not an archive ({detail})" },
};
