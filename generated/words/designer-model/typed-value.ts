// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  date: { zh_cn: "须为存在的日期，如 2026-01-31 或 2026-01-31 08:00:00", en: "Must be an existing date, such as 2026-01-31 or 2026-01-31 08:00:00" },
  integer: { zh_cn: "须为整数（±9007199254740991 以内）", en: "Must be a whole number within ±9007199254740991" },
  float: { zh_cn: "须为数字", en: "Must be a number" },
  json: { zh_cn: "不是有效的 JSON", en: "Not valid JSON" },
  type: { zh_cn: "须为{type}类型的 JSON", en: "Must be JSON of type {type}" },
};
