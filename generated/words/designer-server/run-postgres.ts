// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  mightyRead: { zh_cn: "该配置的账号是数据库服务器的管理员，只有超级管理员可以用它查询。请改用普通账号", en: "The account of this configuration is an administrator of its server, so only a super admin may query with it. Use an ordinary account" },
  mightyWrite: { zh_cn: "该配置的账号是数据库服务器的管理员，不能用它写入。请在配置中改用普通账号", en: "The account of this configuration is an administrator of its server, so nothing may be written with it. Configure an ordinary account" },
};
