// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tighten: { zh_cn: "字段“{column}”的规则变严（{words}），有 {rows} 行不符合（如 ID {ids}），未执行，页面保持原样。请先修改这些行，或编写 schemas/migrations/<yyyymmddhhmm>-keep-{file}.json：{plan} 它们将保持原样，直到有人编辑。", en: "Field \"{column}\" has stricter rules ({words}), but {rows} rows do not meet them (such as ID {ids}). Nothing was changed; the screen stays as it was. Change these rows first, or write schemas/migrations/<yyyymmddhhmm>-keep-{file}.json: {plan} They then stay as they are until somebody edits them." },
};
