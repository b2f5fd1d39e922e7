// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  addDays: { zh_cn: "若干天之后的日期，负数为之前；时间部分不变", en: "The date this many days later, or earlier when negative; the time of day stays the same" },
  addMonths: { zh_cn: "若干月之后的同一天；该月没有这天则取月末", en: "The same day this many months later; the last day of the month if it has no such day" },
  addSeconds: { zh_cn: "若干秒之后的日期时间；只有日期时从零点算起", en: "The date and time this many seconds later; a date alone starts at midnight" },
  daysBetween: { zh_cn: "从第一个日期到第二个日期的日历天数，不看时间", en: "Calendar days from the first date to the second, whatever the time of day" },
  secondsBetween: { zh_cn: "从第一个时刻到第二个时刻的秒数", en: "Seconds from the first moment to the second" },
  datePart: { zh_cn: "年、季、月、日、星期（1 为周一）、年内第几天、时、分或秒", en: "Year, quarter, month, day, weekday (1 is Monday), day of the year, hour, minute or second" },
  formatDate: { zh_cn: "按格式写日期：YYYY YY MM M DD D HH H mm ss，其余字符照写", en: "The date formatted with YYYY YY MM M DD D HH H mm ss; other characters are kept" },
  startOf: { zh_cn: "该日、该月或该年第一天的日期，不带时间", en: "The first date of its day, month or year, without a time" },
  daysInMonth: { zh_cn: "日期所在月份的天数", en: "The number of days in the month of the date" },
};
