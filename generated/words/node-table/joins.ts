// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "添加关联", en: "Add a table" },
  remove: { zh_cn: "移除 {name}", en: "Remove {name}" },
  name: { zh_cn: "成员名称", en: "Member name" },
  columns: { zh_cn: "{name} 的字段", en: "Columns of {name}" },
  most: { zh_cn: "最多条数", en: "Rows at most" },
  pointsThere: { zh_cn: "按 {column} 取 {table}（一条）", en: "one {table} by {column}" },
  pointsHere: { zh_cn: "按 {column} 取每条记录的 {table}（多条）", en: "the {table} of each row by {column}" },
};
