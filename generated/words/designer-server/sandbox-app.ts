// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unusable: { zh_cn: "沙箱应用（{sandboxKey}）不可用：{reason}", en: "The sandbox app ({sandboxKey}) cannot be used: {reason}" },
  removed: { zh_cn: "沙箱应用（{sandboxKey}）已被删除，请在应用列表的回收站中恢复", en: "The sandbox app ({sandboxKey}) was removed; restore it from the trash of the app list" },
};
