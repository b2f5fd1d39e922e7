// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  genericOperation: { zh_cn: "通用操作 {operation}", en: "the generic operation {operation}" },
  transition: { zh_cn: "状态流转 {verb}", en: "the transition {verb}" },
  action: { zh_cn: "动作 {verb}", en: "the action {verb}" },
};
