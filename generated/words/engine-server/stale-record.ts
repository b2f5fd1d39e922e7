// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  changedBy: { zh_cn: "修改失败：{label}已被 {by} 修改，请合并后再保存", en: "Fail to alter: {by} has changed this {label}; merge before saving" },
  changed: { zh_cn: "修改失败：{label}已被修改，请合并后再保存", en: "Fail to alter: this {label} has been changed; merge before saving" },
};
