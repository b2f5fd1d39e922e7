// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  everything: { zh_cn: "全部接口", en: "All interfaces" },
  noProduct: { zh_cn: "未分组", en: "No product" },
  wholeProduct: { zh_cn: "{product}（整个产品）", en: "{product} (whole product)" },
  wholeModule: { zh_cn: "{product} / {module}（整个模块）", en: "{product} / {module} (whole module)" },
};
