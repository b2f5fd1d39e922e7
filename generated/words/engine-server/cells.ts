// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  yes: { zh_cn: "是", en: "Yes" },
  no: { zh_cn: "否", en: "No" },
  reference: { zh_cn: "已有记录的 ID 或完整名称", en: "the ID or the exact name of an existing record" },
  day: { zh_cn: "日期，如 2026-11-30", en: "a date such as 2026-11-30" },
  moment: { zh_cn: "时间，如 2026-11-30 08:00:00", en: "a time such as 2026-11-30 08:00:00" },
  integer: { zh_cn: "整数", en: "a whole number" },
  number: { zh_cn: "数字", en: "a number" },
  structure: { zh_cn: "列表或 JSON，格式与导出文件一致", en: "a list or JSON as an export writes it" },
};
