// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  builtIn: { zh_cn: "等级 {level} 是系统内置的，不能删除", en: "Level {level} belongs to the product and cannot be deleted" },
  inUse: { zh_cn: "有 {count} 个账号属于等级 {level}，请先调整它们的等级", en: "{count} accounts have level {level}. Give them another level first" },
};
