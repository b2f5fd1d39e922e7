// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  mistyped: { zh_cn: "字段 {name} 的值须为{type}类型", en: "The value of column {name} must be of type {type}" },
};
