// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  forgotten: { zh_cn: "上传的文档已过期，请重新上传", en: "The uploaded document has expired. Upload it again" },
};
