// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  labelAndHint: { zh_cn: "{label}：{hint}", en: "{label}: {hint}" },
};
