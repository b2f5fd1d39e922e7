// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  passphrase: { zh_cn: "口令错误，或备份文件的开头已损坏", en: "the passphrase is wrong, or the first bytes of the archive are damaged" },
  damaged: { zh_cn: "备份文件已损坏或不完整（第 {piece} 段，每段 64 KB）", en: "the archive is damaged or cut off (piece {piece} of 64 KB each)" },
};
