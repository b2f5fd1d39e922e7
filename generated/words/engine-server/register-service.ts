// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  closed: { zh_cn: "暂未开放此类账号的注册", en: "Registration is closed for this type of account" },
};
