// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  earliest: { zh_cn: "不早于 {min}", en: "not before {min}" },
  latest: { zh_cn: "不晚于 {max}", en: "not after {max}" },
  pattern: { zh_cn: "格式（RE2）：{pattern}", en: "pattern (RE2): {pattern}" },
  between: { zh_cn: "；", en: "; " },
};
