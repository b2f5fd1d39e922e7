// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  slug: { zh_cn: "小写字母、数字和下划线，以字母开头", en: "lower-case letters, digits and underscores, starting with a letter" },
  sortKey: { zh_cn: "字段名，降序时前面加 -", en: "a field name, with a leading - for descending" },
  verb: { zh_cn: "以小写字母开头的字母和数字，如 takeDown", en: "letters and digits starting with a lower-case letter, like takeDown" },
  call: { zh_cn: "以大写字母开头的字母和数字，如 AddMember", en: "letters and digits starting with a capital letter, like AddMember" },
  path: { zh_cn: "以 / 开头、不以 / 结尾的路径，如 /user/list", en: "a path that starts with / and does not end with one, like /user/list" },
  address: { zh_cn: "站内地址，以单个 / 开头", en: "an address of this site, starting with a single /" },
  icon: { zh_cn: "短横线连接的图标名，如 bar-chart", en: "an icon name in kebab-case, like bar-chart" },
  pluginRef: { zh_cn: "<插件>/<导出名>，如 apps/resetSecret", en: "<plugin>/<export>, like apps/resetSecret" },
  widget: { zh_cn: "内置控件名或 <插件>/<导出名>", en: "a widget of the engine or <plugin>/<Export>" },
  result: { zh_cn: "secret 或 <插件>/<导出名>", en: "secret or <plugin>/<Export>" },
  fieldPath: { zh_cn: "字段名，或用“引用字段.字段”表示所引用记录的字段", en: "a field name, or reference.field for a field of the record it points to" },
  right: { zh_cn: "页面与其调用，如 App.Pass", en: "a screen and one of its calls, like App.Pass" },
  rowSource: { zh_cn: "表名（如 access_log）或 <插件>/<导出名>", en: "the name of a table, like access_log, or <plugin>/<export>" },
  otherField: { zh_cn: "页面及其字段，例如 api_icon.image", en: "a screen and one of its fields, like api_icon.image" },
};
