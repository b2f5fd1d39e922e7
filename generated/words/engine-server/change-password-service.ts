// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wrong: { zh_cn: "原密码错误", en: "The current password is wrong" },
};
