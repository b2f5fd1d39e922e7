// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  disabled: { zh_cn: "账号已停用", en: "the account was disabled" },
  elsewhere: { zh_cn: "账号的登录已失效，请重新登录", en: "the account was signed out" },
  right: { zh_cn: "账号已没有此操作的权限", en: "the account no longer has permission for this" },
};
