// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nothing: { zh_cn: "没有可撤销的修改", en: "There is nothing to undo" },
  changed: { zh_cn: "记录刚被修改，未撤销", en: "The record has just been changed, so it was not reverted" },
  changedBy: { zh_cn: "记录之后又被 {name} 修改，未撤销", en: "{name} has changed the record since, so it was not reverted" },
  secret: { zh_cn: "{label} 属于私密内容，原值没有保留，无法撤销", en: "{label} is private: its previous value is not kept and cannot be restored" },
  mark: { zh_cn: "undo 须为调用返回的原文", en: "undo must be the value that the call returned" },
};
