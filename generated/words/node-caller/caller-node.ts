// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  caller: { zh_cn: "当前应用与账号", en: "Current app and account" },
  appKey: { zh_cn: "app_key", en: "app_key" },
  appName: { zh_cn: "应用名称", en: "App name" },
  accountId: { zh_cn: "账号 ID", en: "Account ID" },
  username: { zh_cn: "账号名", en: "Account name" },
};
