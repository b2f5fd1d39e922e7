// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  setting: { zh_cn: "“{node}”的“{setting}”：{fault}", en: "{setting} of {node}: {fault}" },
};
