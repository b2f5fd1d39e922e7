// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sort: { zh_cn: "不能按 {name} 排序，可用：{allowed}", en: "The list cannot be sorted by {name}; allowed: {allowed}" },
  sortKeys: { zh_cn: "最多按 {max} 个不同的字段排序", en: "At most {max} different fields can be sorted by" },
  fields: { zh_cn: "列表没有字段 {name}，可用：{allowed}", en: "The list has no field {name}; allowed: {allowed}" },
  sortRows: { zh_cn: "{name} 最多可对 {max} 行排序，现有 {total} 行：请先筛选，或改按 {allowed} 排序", en: "Rows can be sorted by {name} while they are {max} at most, here they are {total}: filter first, or sort by {allowed}" },
  search: { zh_cn: "这个列表没有可搜索的字段", en: "This list has no field to search" },
  characters: { zh_cn: "搜索内容含有无法处理的字符", en: "The search text holds characters that cannot be processed" },
};
