// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  try: { zh_cn: "捕获失败", en: "Try" },
  section: { zh_cn: "事务与失败", en: "Transactions, failures" },
  value: { zh_cn: "尝试", en: "Try" },
  otherwise: { zh_cn: "失败时", en: "On failure" },
  ret: { zh_cn: "返回码", en: "Return code" },
  message: { zh_cn: "提示", en: "Message" },
  result: { zh_cn: "值", en: "Value" },
  failed: { zh_cn: "是否失败", en: "Failed" },
};
