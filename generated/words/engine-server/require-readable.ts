// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noFile: { zh_cn: "{label}：没有文件 {name}", en: "{label}: there is no file {name}" },
};
