// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  order: { zh_cn: "结束日期不能早于开始日期：{from} 至 {to}", en: "The range must not end before it starts: {from} to {to}" },
  tooLong: { zh_cn: "时间范围最多 {max} 天", en: "A range can have at most {max} days" },
  day: { zh_cn: "请填写日期，例如 2026-11-23", en: "Must be a day, for example 2026-11-23" },
};
