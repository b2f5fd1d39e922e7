// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exception: { zh_cn: "计划任务“{title}”执行异常：{result}", en: "The scheduled task “{title}” has failed: {result}" },
  recovered: { zh_cn: "计划任务“{title}”已恢复正常", en: "The scheduled task “{title}” works again" },
  exceptionSubject: { zh_cn: "计划任务“{title}”执行异常", en: "The scheduled task “{title}” has failed" },
  exceptionLetter: { zh_cn: "计划任务“{title}”（{service}）第 {run} 次执行异常。返回内容：\n{result}\n\n同一异常只通知一次，恢复后另行通知。", en: "Run {run} of the scheduled task “{title}” ({service}) has failed. The answer:\n{result}\n\nYou are told once of a failure, and again when the task works." },
  recoveredLetter: { zh_cn: "计划任务“{title}”（{service}）第 {run} 次执行成功，已恢复正常。", en: "Run {run} of the scheduled task “{title}” ({service}) went well: the task works again." },
};
