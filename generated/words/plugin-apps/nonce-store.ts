// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  replayed: { zh_cn: "nonce 已使用过，每次调用请用新的 nonce", en: "This nonce was already used. Use a new one for each call" },
};
