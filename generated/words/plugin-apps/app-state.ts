// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "应用不存在，请检查 app_key", en: "The app does not exist. Check app_key" },
  unapproved: { zh_cn: "应用未通过审核", en: "The app has not been approved" },
  cancelled: { zh_cn: "应用已停用", en: "The app is disabled" },
  disabled: { zh_cn: "应用所属的账号已禁用", en: "The app's account is disabled" },
  removed: { zh_cn: "应用所属的账号已删除", en: "The app's account has been deleted" },
  expired: { zh_cn: "应用已过期", en: "The app has expired" },
};
