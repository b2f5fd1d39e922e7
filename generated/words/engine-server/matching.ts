// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exclusive: { zh_cn: "id、ids、matching、job 须且只能给出一个", en: "Send exactly one of id, ids, matching and job" },
  changed: { zh_cn: "确认时为 {count} 条，现在符合的有 {now} 条，未执行，请重新确认", en: "You confirmed {count} records, but {now} match now. Nothing was changed. Check the list and confirm again" },
  noJob: { zh_cn: "没有可撤销的删除任务 {job}", en: "You have no delete job {job} that can be undone" },
};
