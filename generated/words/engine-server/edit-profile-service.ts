// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noFile: { zh_cn: "没有文件 {name}", en: "There is no file {name}" },
};
