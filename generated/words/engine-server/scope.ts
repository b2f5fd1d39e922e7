// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noRecord: { zh_cn: "{label} {id} 不存在或已删除", en: "There is no {label} {id}, or it has been removed" },
};
