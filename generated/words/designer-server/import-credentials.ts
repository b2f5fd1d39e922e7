// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "导入的操作不使用上游认证 {name}", en: "No operation of this import uses the credential {name}" },
};
