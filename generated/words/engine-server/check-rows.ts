// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  retype: { zh_cn: "表 {table} 的列 {column} 类型由 {from} 改为 {to} 会改变 {rows} 行已有数据（如 ID {ids}），未执行。请在 schemas/migrations/ 中编写 retype 迁移文件，或改回原类型。", en: "Column {column} of table {table} would change from {from} to {to}, which would alter {rows} existing rows (such as ID {ids}). Nothing was changed. Write a retype migration in schemas/migrations/ or restore the old type." },
  notNull: { zh_cn: "表 {table} 的列 {column} 不再允许为空，但有 {rows} 行为空（如 ID {ids}），未执行。请先填写这些行的值。", en: "Column {column} of table {table} must no longer be empty, but {rows} rows are (such as ID {ids}). Nothing was changed. Fill these rows first." },
  unique: { zh_cn: "表 {table} 的 {column} 要求唯一，但有 {rows} 行重复（如 ID {ids}），唯一索引未建立。请先修改或删除重复的行。", en: "{column} of table {table} must be unique, but {rows} rows repeat a value (such as ID {ids}). The unique index was not created. Change or delete the repeated rows first." },
};
