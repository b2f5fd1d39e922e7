// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  code: { zh_cn: "代码节点不可用：沙箱未启动", en: "Code nodes cannot run: there is no sandbox" },
};
