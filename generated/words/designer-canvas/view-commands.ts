// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  laidOut: { zh_cn: "已自动布局", en: "Laid out" },
  rim: { zh_cn: "这个方向没有节点", en: "No node in this direction" },
  group: { zh_cn: "编组", en: "Group" },
  grouped: { zh_cn: "已将 {count} 个节点编组", en: "Grouped {count} nodes" },
};
