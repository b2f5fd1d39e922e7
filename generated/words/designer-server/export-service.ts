// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  both: { zh_cn: "ids 与 module 只能传一个", en: "Send either ids or module" },
  none: { zh_cn: "没有可导出的接口", en: "There are no such interfaces" },
  title: { zh_cn: "Portico 接口", en: "Portico interfaces" },
};
