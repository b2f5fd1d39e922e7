// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  level: { zh_cn: "只有超级管理员可以模拟登录等级更低的账号", en: "Only a super admin may enter as an account of a lower level" },
  disabled: { zh_cn: "账号已停用，不能模拟登录", en: "The account is disabled and cannot be entered" },
};
