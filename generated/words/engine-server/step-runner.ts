// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noColumn: { zh_cn: "没有列 {column}，现有列：{columns}。", en: "There is no column {column}; available: {columns}." },
  taken: { zh_cn: "列 {column} 已存在且 {rows} 行有值。", en: "Column {column} already exists, and {rows} rows have a value in it." },
  misfit: { zh_cn: "{rows} 行的值无法转换（如 ID {ids}）。", en: "The values of {rows} rows cannot be converted (such as ID {ids})." },
};
