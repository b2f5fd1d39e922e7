// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  empty: { zh_cn: "请填写回复内容，或选择一个模板", en: "Write a reply, or choose a template" },
  fromStaff: { zh_cn: "您的工单“{title}”有新回复", en: "Your work order “{title}” has a new reply" },
  fromCustomer: { zh_cn: "工单“{title}”的提交人有新回复", en: "The submitter of work order “{title}” has replied" },
};
