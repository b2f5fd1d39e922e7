// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tooMany: { zh_cn: "同一地址最多同时上传 {max} 个请求，请稍后再试", en: "At most {max} simultaneous uploads from one address; try again in a moment" },
};
