// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  timestamp: { zh_cn: "timestamp 须为 Unix 时间（秒）", en: "timestamp must be the Unix time in seconds" },
  stale: { zh_cn: "timestamp 与服务器时间相差超过 {seconds} 秒", en: "timestamp differs from the server clock by more than {seconds} seconds" },
  nonce: { zh_cn: "nonce 须为 8–64 位字母、数字、下划线或连字符", en: "nonce must have 8 to 64 letters, digits, underscores or hyphens" },
  wrong: { zh_cn: "签名错误", en: "Wrong signature" },
};
