// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usage: { zh_cn: "用法：{usage}", en: "Usage: {usage}" },
  lambda: { zh_cn: "{name} 不接受函数。可用函数的有：{allowed}", en: "{name} takes no function. These do: {allowed}" },
  noFunction: { zh_cn: "没有函数 {name}", en: "There is no function {name}" },
  nearFunction: { zh_cn: "没有函数 {name}，是否要用 {near}？", en: "There is no function {name}; did you mean {near}?" },
  count: { zh_cn: "{name} 需要 {count} 个值：{usage}", en: "{name} takes {count} values: {usage}" },
};
