// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为存在的日期，格式 YYYY-MM-DD", en: "must be an existing date, written YYYY-MM-DD" },
};
