// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  quota: { zh_cn: "您的上传空间不足：已用 {size} MB（上限 {maxSize} MB），{files} 个文件（上限 {maxFiles} 个）；请先删除不用的文件", en: "Your upload space is full: {size} of {maxSize} MB, {files} of {maxFiles} files. Delete files you no longer need" },
};
