// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  replayed: { zh_cn: "nonce 已使用过，请求不能重放", en: "This nonce has been used; a call cannot be replayed" },
};
