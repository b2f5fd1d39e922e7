// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  transaction: { zh_cn: "事务", en: "Transaction" },
  section: { zh_cn: "事务与失败", en: "Transactions, failures" },
  body: { zh_cn: "一起写入", en: "Writes together" },
  after: { zh_cn: "提交之后", en: "After commit" },
};
