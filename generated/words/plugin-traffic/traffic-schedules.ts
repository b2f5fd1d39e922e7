// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sums: { zh_cn: "汇总访问日志", en: "Sum up the access log" },
  added: { zh_cn: "已汇总 {count} 条", en: "{count} rows added" },
  old: { zh_cn: "清除过期的访问日志", en: "Remove old calls" },
  removed: { zh_cn: "已清除 {count} 条", en: "{count} removed" },
};
