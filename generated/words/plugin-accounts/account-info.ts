// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  avatar: { zh_cn: "头像", en: "Avatar" },
};
