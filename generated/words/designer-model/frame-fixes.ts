// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  write: { zh_cn: "按目前的先后写下执行顺序", en: "Fix the current order" },
  cut: { zh_cn: "去掉这条顺序", en: "Remove this order" },
  out: { zh_cn: "移出框", en: "Move it out of the frame" },
  after: { zh_cn: "移到“提交之后”", en: "Run it after the commit" },
};
