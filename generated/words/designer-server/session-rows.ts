// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "SQLite 没有进程", en: "SQLite has none" },
  gone: { zh_cn: "该进程已经结束", en: "This process has already ended" },
  refused: { zh_cn: "未能终止：{reason}", en: "It could not be ended: {reason}" },
};
