// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为存在的日期，格式 YYYY-MM-DD", en: "must be an existing date, written YYYY-MM-DD" },
};
