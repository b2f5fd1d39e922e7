// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  credentials: { zh_cn: "回调地址中不要带用户名或密码；请用签名验证推送来源", en: "Leave user and password out of the callback. Signatures tell that a push is the platform’s" },
};
