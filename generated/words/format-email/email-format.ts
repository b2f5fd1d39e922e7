// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为正确的邮箱地址，如 name@example.com", en: "must be an e-mail address such as name@example.com" },
  wrong: { zh_cn: "邮箱格式错误，须如 name@example.com", en: "wrong email; use an address such as name@example.com" },
};
