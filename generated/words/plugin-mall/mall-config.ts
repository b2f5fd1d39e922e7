// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  contact: { zh_cn: "请填写邮箱、电话或 https 网址", en: "Enter an e-mail address, a phone number or an https address" },
  closed: { zh_cn: "套餐“{name}”已关闭，请先恢复或从推荐中移除", en: "The plan “{name}” is closed: open it again, or take it off the recommended ones" },
};
