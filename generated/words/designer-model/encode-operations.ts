// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  hash: { zh_cn: "哈希", en: "Hash" },
  hmac: { zh_cn: "签名（HMAC）", en: "Sign (HMAC)" },
  toBase64: { zh_cn: "转为 Base64", en: "To Base64" },
  fromBase64: { zh_cn: "解码 Base64", en: "From Base64" },
  encodeUrl: { zh_cn: "URL 编码", en: "Encode for a URL" },
  decodeUrl: { zh_cn: "URL 解码", en: "Decode from a URL" },
};
