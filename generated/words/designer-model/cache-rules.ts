// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  key: { zh_cn: "缓存键须为 1 到 200 个字符的文本", en: "The key of a cached value must be a text of 1 to 200 characters" },
  seconds: { zh_cn: "缓存时间须为 1 到 86400 秒的整数", en: "A value is cached for 1 to 86400 whole seconds" },
  size: { zh_cn: "缓存的值超过 64 KB", en: "A cached value is larger than 64 KB" },
};
