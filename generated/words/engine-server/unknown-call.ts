// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  broken: { zh_cn: "服务 {name} 所在的页面描述文件有误，页面未能启用；超级管理员可在菜单和通知中查看原因", en: "The service {name} is not available: the descriptor file of its screen has an error. Super admins see the reason in the menu and in the notifications" },
};
