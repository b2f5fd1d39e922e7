// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notWaiting: { zh_cn: "任务正在运行或刚刚开启，请几秒后再试", en: "The task is running, or was switched on a moment ago. Try again in a few seconds" },
};
