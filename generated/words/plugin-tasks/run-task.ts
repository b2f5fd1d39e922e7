// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  timeout: { zh_cn: "执行时间超过了超时时间", en: "The run took longer than its time limit" },
};
