// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  missing: { zh_cn: "缺少密钥文件 {path}，而数据库中已有用它加密的数据；请从备份恢复，或从其他实例复制该文件。若确已丢失，以 PORTICO_ACCEPT_LOSS=keyring 启动一次将生成新密钥，原有加密的密码和密钥须重新填写", en: "The file {path} is missing, but the database contains data sealed with it; restore it from a backup or copy it from another instance. If it is lost for good, start once with PORTICO_ACCEPT_LOSS=keyring to create a new one; sealed passwords and secrets must then be entered again" },
  damaged: { zh_cn: "密钥文件 {path} 已损坏；请从备份恢复。删除它会使所有加密的密码和密钥无法读取", en: "The file {path} is damaged; restore it from a backup. Deleting it makes every sealed password and secret unreadable" },
  unreadable: { zh_cn: "无法读取密钥文件 {path}（{code}）；请检查文件权限", en: "The file {path} cannot be read ({code}); check its permissions" },
  noKey: { zh_cn: "密钥文件 {path} 中缺少密钥 \"{key}\" 或其长度不是 32 字节；请从备份恢复", en: "In the file {path} the key \"{key}\" is missing or is not 32 bytes long; restore the file from a backup" },
  otherKey: { zh_cn: "该内容以 keyring.json 中没有的密钥加密", en: "The text was sealed with a key that is not in keyring.json" },
};
