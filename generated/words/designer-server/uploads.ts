// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notUploaded: { zh_cn: "没有上传文件 {name}", en: "The file {name} was not uploaded" },
};
