// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  labels: {
    get: { zh_cn: "读缓存", en: "Read cache" },
    set: { zh_cn: "写缓存", en: "Write cache" },
    delete: { zh_cn: "删缓存", en: "Delete from cache" },
  },
  cache: { zh_cn: "缓存", en: "Cache" },
  operation: { zh_cn: "操作", en: "Operation" },
  cacheSection: { zh_cn: "缓存", en: "Cache" },
  value: { zh_cn: "值", en: "Value" },
  key: { zh_cn: "键", en: "Key" },
  seconds: { zh_cn: "秒数", en: "Seconds" },
};
