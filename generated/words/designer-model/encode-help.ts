// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  hash: { zh_cn: "文本 UTF-8 字节的哈希值，以十六进制或 Base64 表示。SHA-1 和 MD5 仅用于对接有此要求的系统；密码请用专门的密码节点", en: "The hash of a text's UTF-8 bytes, in hexadecimal or Base64. SHA-1 and MD5 are for systems that require them; for passwords use the password node" },
  hmac: { zh_cn: "用密钥对文本签名，以十六进制或 Base64 表示", en: "The signature of a text with a key, in hexadecimal or Base64" },
  toBase64: { zh_cn: "把文本的 UTF-8 字节转为带填充的 Base64", en: "The text's UTF-8 bytes in Base64, with padding" },
  fromBase64: { zh_cn: "还原 Base64 中的文本；格式或填充不正确，或内容不是文本时拒绝", en: "The text that Base64 encodes; anything that is not padded Base64, or not a text, fails" },
  encodeUrl: { zh_cn: "字母、数字和 -._~ 以外的字符都写成 %XX，用于 URL 的一部分", en: "Everything except letters, digits and -._~ is written as %XX, for a part of a URL" },
  decodeUrl: { zh_cn: "把每个 %XX 还原为对应的字符；+ 保持不变", en: "Each %XX becomes its character; + stays as it is" },
};
