// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  trash: { zh_cn: "清空过期的回收站", en: "Empty the trash" },
  requestKeys: { zh_cn: "清除过期的提交记录", en: "Delete old submission keys" },
  removed: { zh_cn: "已清除 {count} 条", en: "{count} deleted" },
  deliveries: { zh_cn: "清除过期的投递记录", en: "Delete old deliveries" },
  jobs: { zh_cn: "清除过期的任务", en: "Delete finished jobs" },
  messages: { zh_cn: "清除过期的已读消息", en: "Delete read messages" },
};
