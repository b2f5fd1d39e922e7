// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  fileNotUploaded: { zh_cn: "没有上传文件 {name}", en: "The file {name} was not uploaded" },
};
