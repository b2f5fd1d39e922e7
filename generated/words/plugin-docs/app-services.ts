// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "您没有 ID 为 {id} 的应用", en: "You have no app with ID {id}" },
};
