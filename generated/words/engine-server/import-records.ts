// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "导入{label}", en: "Import: {label}" },
  empty: { zh_cn: "文件中没有数据", en: "The file contains no rows" },
  mayNotEdit: { zh_cn: "更新已有记录需要编辑权限", en: "Updating existing records requires permission to edit them" },
};
