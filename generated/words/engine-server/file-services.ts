// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noFile: { zh_cn: "文件 {id} 不存在", en: "File {id} does not exist" },
};
