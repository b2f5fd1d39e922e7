// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  newPassword: { zh_cn: "新密码", en: "New password" },
};
