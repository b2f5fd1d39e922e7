// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  lost: { zh_cn: "数据库暂时无法连接，请稍后重试", en: "The database cannot be reached at the moment; try again shortly" },
  unknown: { zh_cn: "保存时数据库连接中断，是否已保存未知；请先查看再重试", en: "The connection to the database broke during the save; it is unknown whether it was saved, so check before you try again" },
  full: { zh_cn: "服务器磁盘空间不足，未能保存；请稍后重试", en: "The disk of the server is full, so nothing was saved; try again later" },
  disk: { zh_cn: "服务器无法读写数据库文件，请稍后重试", en: "The server cannot read or write its database file; try again later" },
  busy: { zh_cn: "数据库正被其他程序占用，请稍后重试", en: "Another program has locked the database; try again shortly" },
};
