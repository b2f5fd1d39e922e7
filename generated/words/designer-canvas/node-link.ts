// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  copied: { zh_cn: "已复制节点链接", en: "Link to node copied" },
  saveFirst: { zh_cn: "保存后才能复制节点链接", en: "Save before copying a link to a node" },
  notCopied: { zh_cn: "浏览器不允许写入剪贴板", en: "The browser does not allow this page to use the clipboard" },
};
