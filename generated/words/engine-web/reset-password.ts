// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  codeMissing: { zh_cn: "请输入重置码", en: "Enter the reset code" },
  passwordChanged: { zh_cn: "密码已修改", en: "your password has been changed" },
};
