// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  level: { zh_cn: "只有超级管理员可以模拟登录等级更低的账号", en: "Only super admins can sign in as another account, and only as one of a lower level" },
  disabled: { zh_cn: "账号已禁用，不能模拟登录", en: "This account is disabled, so you cannot sign in as it" },
};
