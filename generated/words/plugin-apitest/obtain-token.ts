// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wrong: { zh_cn: "配置的用户名和密码或 app_key 和 app_secret 错误", en: "the configured username and password or app key and secret are wrong" },
  again: { zh_cn: "申请失败，请重试", en: "Apply failed and try again" },
};
