// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "恢复未保存的内容", en: "Restore unsaved work" },
};
