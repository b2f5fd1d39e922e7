// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fault: { zh_cn: "写入时出错", en: "The interface could not be saved" },
};
