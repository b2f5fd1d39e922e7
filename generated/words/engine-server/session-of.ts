// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  simulated: { zh_cn: "模拟登录时不能进行此操作", en: "This is not possible while signed in as another account" },
};
