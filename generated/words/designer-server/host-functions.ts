// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  textExpectedHere: { zh_cn: "此处需要文本", en: "A text is expected here" },
  objectExpectedHere: { zh_cn: "此处需要对象", en: "An object is expected here" },
  listExpectedHere: { zh_cn: "此处需要列表", en: "A list is expected here" },
  thereNoFunction: { zh_cn: "没有函数 {name}", en: "There is no function {name}" },
  styleOne: { zh_cn: "写法只能是：{allowed}", en: "A style is one of: {allowed}" },
};
