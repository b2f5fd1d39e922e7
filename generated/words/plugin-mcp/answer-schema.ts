// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  ret: { zh_cn: "返回码，200 表示成功", en: "Return code; 200 is success" },
};
