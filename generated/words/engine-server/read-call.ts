// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  formSigned: { zh_cn: "X-Portico-* 请求头只能签名 JSON 与 GET 请求；表单请用字段 app_key、timestamp、nonce 与 sign 签名", en: "The headers X-Portico-* sign JSON and GET requests only; sign a form by its fields app_key, timestamp, nonce and sign" },
};
