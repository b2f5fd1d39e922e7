// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wrong: { zh_cn: "账号或密码错误", en: "Wrong account or password" },
  disabled: { zh_cn: "账号已停用，请联系管理员", en: "The account is disabled; ask an administrator" },
  notAdmin: { zh_cn: "该账号不是管理员，请前往开放平台登录", en: "This is not an administrator account; sign in to the open platform instead" },
};
