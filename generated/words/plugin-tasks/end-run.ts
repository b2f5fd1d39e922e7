// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exception: { zh_cn: "计划任务“{title}”执行异常：{result}", en: "The scheduled task “{title}” has failed: {result}" },
  recovered: { zh_cn: "计划任务“{title}”已恢复正常", en: "The scheduled task “{title}” works again" },
};
