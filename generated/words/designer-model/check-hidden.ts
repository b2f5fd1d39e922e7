// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  out: { zh_cn: "字段 {column} 只写不读：不能作为 {port} 交给 {node}", en: "The column {column} is written and never answered: {node} must not get it as {port}" },
  column: { zh_cn: "字段 {column} 只写不读：只能按整个值比较（等于、属于），不能用于分组或关联查询", en: "The column {column} is written and never answered: it can only be compared as a whole, by “equals” and “is one of”, and not be read by groups or other tables" },
  everything: { zh_cn: "{table} 有只写不读的字段（{columns}）：请选择要返回的字段", en: "{table} has columns that are never answered ({columns}): choose the columns of the answer" },
};
