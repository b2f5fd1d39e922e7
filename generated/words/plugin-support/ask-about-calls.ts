// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tooMany: { zh_cn: "一张工单最多附 {most} 条调用日志", en: "A work order takes up to {most} logged calls" },
  severalAccounts: { zh_cn: "请选择同一账号的调用日志", en: "Choose calls of one account" },
  added: { zh_cn: "新工单“{title}”待受理", en: "A new work order awaits acceptance: {title}" },
};
