// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  Remove: { zh_cn: "删除与恢复", en: "Delete and restore" },
  Import: { zh_cn: "导入", en: "Import" },
};
