// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  taken: { zh_cn: "已有同名的表 {name}，请换一个表名", en: "A table named {name} already exists; choose another name" },
};
