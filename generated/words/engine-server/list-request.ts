// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sort: { zh_cn: "不能按 {name} 排序，可用：{allowed}", en: "Cannot sort by {name}. Allowed: {allowed}" },
  sortKeys: { zh_cn: "最多按 {max} 个不同的字段排序", en: "You can sort by at most {max} different fields" },
  sortAlone: { zh_cn: "{name} 由系统计算，只能单独排序，请去掉其他排序字段", en: "{name} is computed, so the list can only be sorted by it alone. Remove the other fields" },
  fields: { zh_cn: "列表没有字段 {name}，可用：{allowed}", en: "The list has no field {name}; allowed: {allowed}" },
  sortRows: { zh_cn: "{name} 最多可对 {max} 行排序，现有 {total} 行：请先筛选，或改按 {allowed} 排序", en: "Sorting by {name} works for up to {max} records; there are {total}. Filter first, or sort by {allowed}" },
  search: { zh_cn: "这个列表没有可搜索的字段", en: "This list has no searchable fields" },
  characters: { zh_cn: "搜索内容含有无法处理的字符", en: "The search text contains characters that cannot be processed" },
  trash: { zh_cn: "只有可恢复“{label}”的人能查看已删除的记录", en: "Deleted records of “{label}” are only shown to those who may restore them" },
};
