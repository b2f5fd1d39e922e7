// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "清理推送记录", en: "Remove old pushes" },
  removed: { zh_cn: "已清理 {count} 条消息", en: "{count} messages removed" },
};
