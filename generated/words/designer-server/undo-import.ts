// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  undone: { zh_cn: "这次导入已撤销", en: "This import has already been undone" },
  changed: { zh_cn: "导入后又有修改，保持不变", en: "Changed since the import and kept" },
  gone: { zh_cn: "接口已被删除", en: "The interface has been deleted" },
};
