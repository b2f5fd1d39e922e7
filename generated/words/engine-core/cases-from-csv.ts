// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  empty: { zh_cn: "CSV 须有一行列名和至少一行数据", en: "The CSV needs a row of names and at least one row of values" },
  column: { zh_cn: "没有参数“{name}”，可用的列：{allowed}", en: "There is no parameter \"{name}\". Columns: {allowed}" },
  twice: { zh_cn: "列“{name}”出现了多次", en: "The column \"{name}\" appears more than once" },
  quote: { zh_cn: "有一个双引号没有配对；字段中的双引号须写成两个", en: "A double quote is not closed. Inside a field write two of them" },
  ret: { zh_cn: "第 {row} 行数据的 ret 应为整数，但现在是“{value}”", en: "ret of row {row} must be a whole number, not \"{value}\"" },
  many: { zh_cn: "共 {count} 行，还能添加 {room} 个用例", en: "There are {count} rows and room for {room} more cases" },
};
