// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  builtIn: { zh_cn: "等级 {level} 是系统内置的，不能删除", en: "Level {level} belongs to the product and cannot be deleted" },
};
