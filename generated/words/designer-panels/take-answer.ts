// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "采用新的测试结果", en: "Accept new test result" },
};
