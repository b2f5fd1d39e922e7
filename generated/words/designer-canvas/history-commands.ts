// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "没有可撤销或重做的操作", en: "There is nothing to undo or redo" },
  undone: { zh_cn: "已撤销：{act}", en: "Undone: {act}" },
  redone: { zh_cn: "已重做：{act}", en: "Redone: {act}" },
};
