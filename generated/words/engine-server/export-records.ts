// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "导出{label}", en: "Export: {label}" },
};
