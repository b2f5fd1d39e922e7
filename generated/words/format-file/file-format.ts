// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为已上传的文件或 http(s) 文件地址", en: "must be an uploaded file or an http(s) address" },
};
