// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  near: { zh_cn: "是否想写 \"{near}\"？{allowed}", en: "Did you mean \"{near}\"? {allowed}" },
  nothing: { zh_cn: "目前没有符合的。", en: "There is none yet that fits." },
  allowed: { zh_cn: "可用：{list}。", en: "Allowed: {list}." },
};
