// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "长度须为 6–20 个字符，且不含空格", en: "must have 6 to 20 characters and no spaces" },
  length: { zh_cn: "密码长度须为 6–20 个字符", en: "Password Length must be between 6-20" },
  spaces: { zh_cn: "密码不能含空格", en: "The password must not contain spaces" },
};
