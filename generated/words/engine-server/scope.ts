// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noRecord: { zh_cn: "{label} {id} 不存在或已删除", en: "There is no {label} {id}, or it has been deleted" },
  outOfScope: { zh_cn: "保存后该{label}将不再属于您，请选择属于自己的内容", en: "This {label} would no longer be yours; choose something of your own" },
};
