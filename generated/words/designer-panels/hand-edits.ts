// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  type: { zh_cn: "手工修改代码", en: "Edit code manually" },
  merge: { zh_cn: "合并手工修改与新代码", en: "Merge manual edits with newer code" },
  forget: { zh_cn: "恢复生成的代码", en: "Restore generated code" },
};
