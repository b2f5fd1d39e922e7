// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  undone: { zh_cn: "写入已撤销", en: "The writes were undone" },
  long: { zh_cn: "一次运行中的写入超过 {seconds} 秒未完成，已全部撤销；请减少写入，或把耗时的步骤移到写入之前", en: "The writes of this run took longer than {seconds} seconds and were undone. Write less, or move slow steps before the first write" },
  half: { zh_cn: "数据库 {lost} 未能保存，其写入已撤销；数据库 {kept} 的写入已保存：跨数据库的写入不能一起撤销", en: "The database {lost} could not commit; what was written to {kept} stays: writes to two databases cannot be undone together" },
};
