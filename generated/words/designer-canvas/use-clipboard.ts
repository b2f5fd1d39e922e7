// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  copied: { zh_cn: "已复制 {count} 个节点", en: "Copied {count} nodes" },
  pasted: { zh_cn: "已粘贴 {count} 个节点", en: "Pasted {count} nodes" },
};
