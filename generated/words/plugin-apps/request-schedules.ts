// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "清除过期的后台请求", en: "Remove old requests" },
  removed: { zh_cn: "已清除 {count} 条", en: "{count} removed" },
};
