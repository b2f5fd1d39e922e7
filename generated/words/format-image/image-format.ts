// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为已上传的图片或 http(s) 图片地址", en: "must be an uploaded picture or an http(s) address" },
  size: { zh_cn: "须为在此上传的 {size} 像素图片", en: "must be a picture uploaded here of exactly {size} pixels" },
};
