// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  elsewhere: { zh_cn: "会话已结束", en: "the session has ended" },
  disabled: { zh_cn: "账号已停用", en: "the account is disabled" },
  noRight: { zh_cn: "没有权限：{service}", en: "No permission: {service}" },
};
