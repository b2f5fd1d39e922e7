// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  use: { zh_cn: "{label}“{title}”（{id}）", en: "{label} “{title}” ({id})" },
};
