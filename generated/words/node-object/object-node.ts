// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  object: { zh_cn: "组成对象", en: "Object" },
  fields: { zh_cn: "字段", en: "Fields" },
  fieldsHint: { zh_cn: "每个字段是一个输入端口。", en: "Each field becomes an input." },
  items: { zh_cn: "字段名", en: "Name" },
  objectEntry: { zh_cn: "组成对象", en: "Build an object" },
  objectSection: { zh_cn: "对象", en: "Objects" },
  value: { zh_cn: "对象", en: "Object" },
};
