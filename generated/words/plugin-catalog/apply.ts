// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  service: { zh_cn: "接口 {name} 不存在", en: "There is no interface {name}" },
  app: { zh_cn: "应用 {id} 不存在", en: "There is no app {id}" },
  reason: { zh_cn: "请填写申请理由", en: "Say why the app needs it" },
  allowed: { zh_cn: "应用“{app}”已有接口 {service} 的权限", en: "The app “{app}” may already call {service}" },
  pending: { zh_cn: "应用“{app}”已申请接口 {service}，请等待审核", en: "The app “{app}” has already applied for {service}. Please wait for the review" },
  applied: { zh_cn: "应用“{app}”申请接口 {service} 的权限", en: "The app “{app}” applies for {service}" },
};
