// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "编辑 JSON", en: "Edit as JSON" },
};
