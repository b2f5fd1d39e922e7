// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  column: { zh_cn: "该表没有可查询的这个字段", en: "The table has no such column to search" },
  hidden: { zh_cn: "隐藏和保密字段不能在此修改", en: "Hidden and private columns cannot be changed here" },
  gone: { zh_cn: "该行已不存在", en: "The row no longer exists" },
  unknown: { zh_cn: "没有这张表", en: "There is no such table" },
  changed: { zh_cn: "该行已被改动（{names}），未保存。请刷新后重试", en: "The row has been changed in the meantime ({names}); nothing was done. Reload it and try again" },
};
