// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  reason: { zh_cn: "请选择理由模板，或填写拒绝理由", en: "Choose a template or write a reason" },
};
