// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "文章", en: "Articles" },
  latest: { zh_cn: "最新文章", en: "Latest articles" },
  all: { zh_cn: "全部文章", en: "All articles" },
  lead: { zh_cn: "公告、教程和更新日志。", en: "Announcements, tutorials and release notes." },
  none: { zh_cn: "暂时没有文章。", en: "There are no articles yet." },
  pinned: { zh_cn: "置顶", en: "Pinned" },
  reads: { zh_cn: "{count} 次阅读", en: "Views: {count}" },
  older: { zh_cn: "较早的文章", en: "Earlier article" },
  newer: { zh_cn: "较新的文章", en: "Later article" },
  page: { zh_cn: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}" },
  previous: { zh_cn: "上一页", en: "Previous" },
  next: { zh_cn: "下一页", en: "Next" },
  feed: { zh_cn: "订阅", en: "Feed" },
};
