// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  passwordLength: { zh_cn: "密码长度须为 6–20 个字符", en: "Password Length must be between 6-20" },
  passwordSpaces: { zh_cn: "密码不能含空格", en: "The password must not contain spaces" },
  passwordsDiffer: { zh_cn: "两次输入的密码不一致", en: "Two Passwords Are Different" },
};
