// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  foreign: { zh_cn: "剪贴板里没有节点", en: "The clipboard contains no nodes" },
  empty: { zh_cn: "没有可以粘贴的节点：接口只能有一个“返回”节点", en: "Nothing to paste: an interface can have only one Return node" },
};
