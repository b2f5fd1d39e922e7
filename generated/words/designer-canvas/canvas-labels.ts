// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  move: { zh_cn: "移动节点", en: "Move nodes" },
  layout: { zh_cn: "自动布局", en: "Auto layout" },
  paste: { zh_cn: "粘贴", en: "Paste" },
  cut: { zh_cn: "剪切", en: "Cut" },
  addNote: { zh_cn: "添加便签", en: "Add a note" },
  template: { zh_cn: "使用模板", en: "Use a template" },
};
