// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  hash: { zh_cn: "文本 UTF-8 字节的哈希值，以十六进制或 Base64 表示。SHA-1 和 MD5 仅用于对接有此要求的系统；密码请用专门的密码节点", en: "The hash of a text's UTF-8 bytes, in hexadecimal or Base64. SHA-1 and MD5 are for systems that ask for them; passwords have a node of their own" },
  hmac: { zh_cn: "用密钥对文本签名，以十六进制或 Base64 表示", en: "The signature of a text with a key, in hexadecimal or Base64" },
  toBase64: { zh_cn: "把文本的 UTF-8 字节转为带填充的 Base64", en: "The text's UTF-8 bytes in Base64, with padding" },
  fromBase64: { zh_cn: "还原 Base64 中的文本；格式或填充不正确，或内容不是文本时拒绝", en: "The text behind Base64; what is no Base64 with its padding, or no text, is refused" },
  encodeUrl: { zh_cn: "字母、数字和 -._~ 以外的字符都写成 %XX，用于 URL 的一部分", en: "Everything but letters, digits and -._~ written as %XX, for a part of a URL" },
  decodeUrl: { zh_cn: "把每个 %XX 还原为对应的字符；+ 保持不变", en: "Each %XX as the character it stands for; + stays what it is" },
};
