// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  path: { zh_cn: "路径", en: "Path" },
  query: { zh_cn: "查询参数", en: "Query" },
  header: { zh_cn: "请求头", en: "Headers" },
  cookie: { zh_cn: "Cookie", en: "Cookies" },
  field: { zh_cn: "正文字段", en: "Body fields" },
  body: { zh_cn: "整个正文", en: "Whole body" },
  add: { zh_cn: "添加", en: "Add" },
  sent: { zh_cn: "发送", en: "Send" },
  remove: { zh_cn: "移除", en: "Remove" },
  value: { zh_cn: "值", en: "Value of" },
  placeholder: { zh_cn: "值，或 = 公式", en: "Value, or = formula" },
  disconnect: { zh_cn: "断开", en: "Disconnect" },
  store: { zh_cn: "存为密钥", en: "Store as a secret" },
  stored: { zh_cn: "已存为密钥 {name}，接口里不再有它的值", en: "Stored as the secret {name}; its value is not in the interface any more" },
};
