// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refusalTexts: {
    "name-taken": { zh_cn: "已有同名接口，请改名", en: "Another interface has this name; change it" },
    "name-malformed": { zh_cn: "名称须为“命名空间.类.方法”，各以大写字母开头", en: "A name is Namespace.Class.Method, each part starting with a capital letter" },
  },
  flow: { zh_cn: "流程", en: "Flow" },
};
