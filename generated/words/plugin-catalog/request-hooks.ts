// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  reason: { zh_cn: "请选择理由模板，或填写拒绝理由", en: "Choose a template or write a reason" },
  noApp: { zh_cn: "申请的应用已被删除，只能拒绝该申请", en: "The app of this application has been deleted. Decline the application instead" },
  noService: { zh_cn: "接口 {name} 已不再发布，只能拒绝该申请", en: "The interface {name} is not published any more. Decline the application instead" },
};
