// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "将到期的套餐标记为已过期", en: "Expire packages whose time has come" },
};
