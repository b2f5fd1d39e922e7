// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  publishFirst: { zh_cn: "发布后才能复制 curl 命令", en: "Publish first; then there is a call to copy" },
  notCopied: { zh_cn: "浏览器不允许写入剪贴板", en: "The browser does not allow this page to use the clipboard" },
};
