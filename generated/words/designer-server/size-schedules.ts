// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "记录各数据库的大小", en: "Record database sizes" },
  taken: { zh_cn: "已记录 {count} 张表", en: "{count} tables recorded" },
};
