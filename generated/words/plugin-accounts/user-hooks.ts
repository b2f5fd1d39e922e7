// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  onlySuper: { zh_cn: "只有超级管理员可以设置管理员等级", en: "Only super admins can appoint administrators" },
  higher: { zh_cn: "{username} 是管理员，只有超级管理员可以修改", en: "{username} is an administrator. Only super admins can change this account" },
  ownLevel: { zh_cn: "不能修改自己的等级", en: "You cannot change your own level" },
  ownStatus: { zh_cn: "不能启用、禁用或删除自己的账号", en: "You cannot enable, disable or delete your own account" },
  superPassword: { zh_cn: "超级管理员的密码只能由本人在“修改密码”中修改", en: "Super admins change their own passwords under “Change password”; nobody else can" },
  lastSuper: { zh_cn: "至少要保留一个启用的超级管理员", en: "At least one super admin must stay enabled" },
  simulated: { zh_cn: "模拟登录时不能修改密码", en: "You are signed in as another account. Passwords cannot be changed here" },
};
