// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "应用不存在，请检查 app_key", en: "There is no such app; check app_key" },
  unapproved: { zh_cn: "应用未通过审核", en: "The app has not been approved" },
  cancelled: { zh_cn: "应用已停用", en: "The app is disabled" },
  disabled: { zh_cn: "应用所属的账号已停用", en: "The account of the app is disabled" },
  removed: { zh_cn: "应用所属的账号已删除", en: "The account of the app has been removed" },
  expired: { zh_cn: "应用已过期", en: "The app has expired" },
};
