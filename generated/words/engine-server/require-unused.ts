// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usedBy: { zh_cn: "“{title}”正在使用，不能删除：{uses}。请先在这些位置移除", en: "{title} is in use and was kept: {uses}. Remove it there first" },
  used: { zh_cn: "“{title}”正被记录使用（可能在回收站中），不能删除。请先从记录中移除", en: "{title} is used by a record, perhaps one in the trash, and was kept. Remove it there first" },
};
