// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  over: { zh_cn: "任务 {id} 已结束", en: "Job {id} has already finished" },
};
