// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "导入记录 {id} 不存在", en: "There is no import {id}" },
  nothing: { zh_cn: "没有可以撤销的导入", en: "Nothing to undo" },
};
