// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unreadable: { zh_cn: "{label}：无法识别“{found}”；可填：{allowed}", en: "{label}: “{found}” is not a valid value; allowed: {allowed}" },
  twice: { zh_cn: "{label} 与第 {row} 行重复", en: "{label} is the same as in row {row}" },
  taken: { zh_cn: "{label} 已存在", en: "{label} already exists" },
};
