// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  addDays: { zh_cn: "加天数", en: "Add days" },
  addMonths: { zh_cn: "加月数", en: "Add months" },
  addSeconds: { zh_cn: "加秒数", en: "Add seconds" },
  daysBetween: { zh_cn: "相差天数", en: "Days between" },
  secondsBetween: { zh_cn: "相差秒数", en: "Seconds between" },
  datePart: { zh_cn: "取日期部分", en: "Part of a date" },
  formatDate: { zh_cn: "格式化日期", en: "Format a date" },
  startOf: { zh_cn: "起始日期", en: "Start of" },
  daysInMonth: { zh_cn: "当月天数", en: "Days in the month" },
};
