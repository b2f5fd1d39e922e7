// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unreadable: { zh_cn: "无法解密：服务器的密钥可能已更换，或内容在传输中被改动。请刷新页面后重新填写", en: "The value cannot be decrypted: the server's key may have changed, or the value was altered in transit. Reload the page and enter it again" },
  other: { zh_cn: "该值是为其他字段或其他登录加密的，或加密已超过十分钟。请重新保存", en: "The value was encrypted for another field or another login, or more than ten minutes ago. Save again" },
};
