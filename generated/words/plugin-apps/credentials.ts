// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  signed: { zh_cn: "JSON 请求不能包含 {name}，请用请求头 X-Portico-Key、X-Portico-Timestamp、X-Portico-Nonce 和 X-Portico-Signature 签名", en: "JSON calls take no {name}. Sign them with the headers X-Portico-Key, X-Portico-Timestamp, X-Portico-Nonce and X-Portico-Signature" },
};
