// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fromRun: { zh_cn: "取自上次运行", en: "From the last run" },
};
