// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "恢复历史版本", en: "Restore a published version" },
};
