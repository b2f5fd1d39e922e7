// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  rename: { zh_cn: "字段“{column}”不见了，新增了“{to}”，但列 {column} 有 {rows} 行有值（如 ID {ids}），“{to}”不会显示它们，未执行，页面保持原样。若只是改名，请编写 schemas/migrations/<yyyymmddhhmm>-rename-{file}.json：{plan} 若不是，请先去掉“{column}”并保存，再添加“{to}”；旧列及其值保留在表中。", en: "Field \"{column}\" is gone and \"{to}\" is new, but {rows} rows (such as ID {ids}) have a value in column {column} that \"{to}\" would not show. Nothing was changed; the screen stays as it was. If it is the same field under a new name, write schemas/migrations/<yyyymmddhhmm>-rename-{file}.json: {plan} Otherwise remove \"{column}\" first, save, and then add \"{to}\"; the old column and its values stay in the table." },
};
