// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  labelAndHint: { zh_cn: "{label}：{hint}", en: "{label}: {hint}" },
};
