// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noColumn: { zh_cn: "没有列 {column}，现有列：{columns}。", en: "There is no column {column}; there are {columns}." },
  taken: { zh_cn: "列 {column} 已存在且 {rows} 行有值。", en: "Column {column} exists already and {rows} rows have a value in it." },
  misfit: { zh_cn: "{rows} 行的值无法转换（如 ID {ids}）。", en: "The values of {rows} rows do not convert (such as ID {ids})." },
};
