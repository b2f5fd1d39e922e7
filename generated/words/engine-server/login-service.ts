// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wrong: { zh_cn: "账号或密码错误", en: "Wrong account or password" },
  disabled: { zh_cn: "账号已禁用，请联系管理员", en: "This account is disabled. Contact an administrator" },
  notAdmin: { zh_cn: "该账号不是管理员，请前往开放平台登录", en: "This account is not an administrator. Sign in to the open platform instead" },
};
