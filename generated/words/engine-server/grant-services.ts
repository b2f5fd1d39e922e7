// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "不存在的页面或操作：{nodes}", en: "Unknown pages or operations: {nodes}" },
  target: { zh_cn: "请指定一个等级或一个账号", en: "Choose either a level or an account" },
  noAccount: { zh_cn: "账号 {id} 不存在", en: "Account {id} does not exist" },
  notAdmin: { zh_cn: "{username} 不是管理员，不能授予后台权限", en: "{username} is not an administrator and cannot be granted back-office permissions" },
  changed: { zh_cn: "打开后权限已被他人修改，请核对后重新保存", en: "Somebody else has changed these permissions since you opened them. Check your changes against theirs and save again." },
};
