// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  columns: { zh_cn: "列表列", en: "columns" },
  search: { zh_cn: "搜索", en: "search" },
  filters: { zh_cn: "筛选", en: "filters" },
  sort: { zh_cn: "排序", en: "sort" },
  unique: { zh_cn: "唯一约束", en: "unique" },
  detail: { zh_cn: "详情", en: "the detail" },
  indexes: { zh_cn: "索引", en: "indexes" },
  keep: { zh_cn: "保留规则", en: "keep" },
};
