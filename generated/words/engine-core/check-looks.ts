// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tree: { zh_cn: "指向本页面自身的引用字段（integer，ref:）", en: "a reference to this same screen (integer, ref:)" },
  gallery: { zh_cn: "格式为 image 或 images 的字段", en: "a field of format image or images" },
  kanban: { zh_cn: "状态字段", en: "a field of states" },
};
