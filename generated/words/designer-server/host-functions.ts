// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  text: { zh_cn: "此处需要文本", en: "A text is expected here" },
  object: { zh_cn: "此处需要对象", en: "An object is expected here" },
  list: { zh_cn: "此处需要列表", en: "A list is expected here" },
  noFunction: { zh_cn: "没有函数 {name}", en: "There is no function {name}" },
  style: { zh_cn: "写法只能是：{allowed}", en: "A style is one of: {allowed}" },
  period: { zh_cn: "分组的时段只能是：{allowed}", en: "The period of a group must be one of: {allowed}" },
  figure: { zh_cn: "数据表的统计方式可用：{allowed}", en: "Figures of tables are: {allowed}" },
  match: { zh_cn: "数据表条件的比较方式可用：{allowed}", en: "Conditions of tables are compared by: {allowed}" },
};
