// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unpublished: { zh_cn: "接口尚未发布", en: "The interface is not published" },
};
