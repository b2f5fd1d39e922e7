// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "请先选择要放进去的节点", en: "Select the nodes first" },
  transaction: { zh_cn: "放进事务", en: "Put into a transaction" },
  try: { zh_cn: "捕获失败", en: "Catch failures" },
  framed: { zh_cn: "已放入 {count} 个节点", en: "{count} nodes moved into the frame" },
};
