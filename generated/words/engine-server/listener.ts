// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  address: { zh_cn: "网址编码错误", en: "The address is not valid UTF-8 percent-encoding" },
  unknownPath: { zh_cn: "地址不存在", en: "Address not found" },
};
