// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  write: { zh_cn: "按目前的先后写下执行顺序", en: "Write down the order they run in now" },
  cut: { zh_cn: "去掉这条顺序", en: "Remove this order" },
  out: { zh_cn: "移出框", en: "Take it out of the frame" },
  after: { zh_cn: "移到“提交之后”", en: "Let it follow the commit" },
};
