// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "SQLite 没有服务器，也就没有进程；在 SQL 查询中执行的语句可在该页终止，并会在时间限制内结束", en: "SQLite has no server and so no processes. Statements of the SQL overview can be stopped there, and end at their time limit" },
  gone: { zh_cn: "该进程已经结束", en: "That process has ended already" },
  refused: { zh_cn: "未能终止：{reason}", en: "It could not be ended: {reason}" },
};
