// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exception: {
    title: { zh_cn: "计划任务异常", en: "Scheduled task failed" },
    description: { zh_cn: "账号创建的计划任务变为异常；同一异常只推送一次。", en: "A scheduled task of the account has turned into an exception; told once of each." },
  },
  recovered: {
    title: { zh_cn: "计划任务恢复", en: "Scheduled task works again" },
    description: { zh_cn: "账号创建的计划任务恢复正常。", en: "A scheduled task of the account has recovered." },
  },
};
