// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  done: { zh_cn: "“{title}”已完成", en: "“{title}” is finished" },
  failed: { zh_cn: "“{title}”未完成：{reason}", en: "“{title}” did not finish: {reason}" },
};
