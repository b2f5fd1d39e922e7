// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "不存在的菜单或操作：{nodes}", en: "No such page or operation: {nodes}" },
  target: { zh_cn: "请指定一个等级或一个账号", en: "Name either a level or an account" },
  noAccount: { zh_cn: "账号 {id} 不存在", en: "There is no account {id}" },
  notAdmin: { zh_cn: "{username} 不是管理员，不能授予后台权限", en: "{username} is no administrator and cannot be given back-office rights" },
};
