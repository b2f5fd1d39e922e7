// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  passwordMissing: { zh_cn: "请输入密码", en: "Please enter your password" },
  logInAgain: { zh_cn: "请重新登录", en: "Please sign in again" },
  logInAgainBecause: { zh_cn: "{again}：{notice}", en: "{again}: {notice}" },
};
