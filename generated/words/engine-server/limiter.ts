// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  wait: { zh_cn: "尝试过于频繁，请 {wait} 秒后再试", en: "Too many attempts. Try again in {wait} seconds" },
};
