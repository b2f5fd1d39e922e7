// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  failures: { zh_cn: "可能的失败（ret 与原因）：", en: "Refusals (ret and reason): " },
  product: { zh_cn: "API 产品：", en: "API product: " },
};
