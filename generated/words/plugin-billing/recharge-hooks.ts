// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  own: { zh_cn: "充值账号本人不能审核自己的充值", en: "Nobody reviews a recharge of their own account" },
};
