// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为正确的 JSON，嵌套不超过 {max} 层", en: "must be valid JSON, nested at most {max} levels" },
};
