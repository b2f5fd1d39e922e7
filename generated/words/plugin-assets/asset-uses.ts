// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  inUse: { zh_cn: "{title} 正在使用，不能删除：{uses}", en: "{title} is in use and cannot be removed: {uses}" },
};
