// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "仪表盘不能按“{name}”筛选，可选：{allowed}", en: "The dashboard cannot be filtered by \"{name}\". Allowed: {allowed}" },
  value: { zh_cn: "“{name}”必须是文本、整数或 true/false", en: "\"{name}\" must be a text, a whole number or true or false" },
};
