// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  handler: { zh_cn: "处理函数", en: "handler" },
  hooks: { zh_cn: "钩子", en: "hooks" },
  page: { zh_cn: "页面", en: "page" },
  widget: { zh_cn: "控件", en: "widget" },
  result: { zh_cn: "结果组件", en: "result" },
  computed: { zh_cn: "计算字段", en: "computed field" },
  rows: { zh_cn: "数据来源", en: "source of rows" },
};
