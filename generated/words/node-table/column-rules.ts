// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  required: { zh_cn: "字段 {name} 必填，不能为空", en: "The column {name} is required and cannot be empty" },
};
