// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noJob: { zh_cn: "任务 {id} 不存在", en: "Job {id} does not exist" },
  notRunning: { zh_cn: "任务已结束，无法取消", en: "The job has already finished" },
};
