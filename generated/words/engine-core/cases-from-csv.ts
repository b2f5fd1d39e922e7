// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  empty: { zh_cn: "CSV 须有一行列名和至少一行数据", en: "The CSV needs a row of names and at least one row of values" },
  column: { zh_cn: "没有参数“{name}”，可用的列：{allowed}", en: "There is no parameter \"{name}\". Columns: {allowed}" },
  many: { zh_cn: "共 {count} 行，还能添加 {room} 个用例", en: "There are {count} rows and room for {room} more cases" },
};
