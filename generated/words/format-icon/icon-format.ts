// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为图标名称或图标文件地址", en: "must be the name of an icon or the address of its file" },
};
