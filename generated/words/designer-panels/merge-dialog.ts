// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "合并他人的修改", en: "Merge with another person’s changes" },
};
