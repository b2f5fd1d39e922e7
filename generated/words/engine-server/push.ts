// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  streams: { zh_cn: "同一登录最多同时打开 {max} 个事件流，请先关闭其他页面", en: "One sign-in can keep at most {max} event streams open. Close other pages first" },
};
