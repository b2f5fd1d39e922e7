// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  failed: { zh_cn: "表 {table} 无法按描述文件修改，详情见服务器日志。", en: "Table {table} could not be changed as described; the server log says why." },
  conflict: { zh_cn: "表 {table} 的列 {column} 被两处定义为不同类型：{first} 与 {second}。采用前者，请统一。", en: "Column {column} of table {table} is defined twice with different types: {first} and {second}. The first is used; make them equal." },
};
