// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notOffered: { zh_cn: "{label}不能选择 {chosen}，它不在可选范围内", en: "{label} cannot be {chosen}: it is not one of the options" },
};
