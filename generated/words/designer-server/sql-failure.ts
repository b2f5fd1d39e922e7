// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  time: { zh_cn: "语句超过 {seconds} 秒，已终止。请缩小查询范围，或调高时间限制", en: "The statement took longer than {seconds} s and was stopped. Narrow it down, or raise the time limit" },
  bytes: { zh_cn: "结果太大（超过 {size} MB），语句已终止。请少选一些列或行", en: "The result is larger than {size} MB, so the statement was stopped. Select fewer columns or rows" },
  stopped: { zh_cn: "语句已终止", en: "The statement was stopped" },
  readOnly: { zh_cn: "只读方式不能修改数据", en: "Nothing can be changed in read-only mode" },
  denied: { zh_cn: "没有权限：{message}", en: "Not allowed: {message}" },
  message: { zh_cn: "数据库返回：{message}", en: "The database says: {message}" },
};
