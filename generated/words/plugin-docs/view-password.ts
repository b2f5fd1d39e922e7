// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  asked: { zh_cn: "查看接口文档需要密码", en: "The docs require a viewing password" },
  wrong: { zh_cn: "查看密码错误", en: "Wrong viewing password" },
};
