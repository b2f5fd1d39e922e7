// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noJson: { zh_cn: "个人设置须为 JSON", en: "A preference must be JSON" },
  tooLong: { zh_cn: "个人设置不能超过 64 KB", en: "A preference can have at most 64 KB" },
  tooMany: { zh_cn: "个人设置最多 {max} 项", en: "You can keep at most {max} preferences" },
};
