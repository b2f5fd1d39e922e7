// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  same: { zh_cn: "该配置指向平台自己的数据库，不能在此查询", en: "This configuration points to the platform's own database, which cannot be queried here" },
};
