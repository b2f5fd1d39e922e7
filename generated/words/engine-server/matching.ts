// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exclusive: { zh_cn: "id、ids、matching、job 须且只能给出一个", en: "Exactly one of id, ids, matching and job says which records are meant" },
  changed: { zh_cn: "确认时为 {count} 条，现在符合的有 {now} 条，未执行，请重新确认", en: "{count} records were confirmed, and {now} match now. Nothing was done; look at them again" },
  noJob: { zh_cn: "没有可撤销的删除任务 {job}", en: "There is no removal of yours with the number {job} to take back" },
};
