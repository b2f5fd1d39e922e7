// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "数据接口需要数据表", en: "A data interface needs a table" },
  name: { zh_cn: "“{name}”须以小写字母开头，只含小写字母、数字和下划线，最多 63 个字符", en: "\"{name}\" must start with a lowercase letter and contain only lowercase letters, digits and underscores, at most 63 characters" },
  suffix: { zh_cn: "表名 {name} 不能以下划线加数字结尾", en: "The table name {name} must not end with an underscore and a number" },
  system: { zh_cn: "{name} 是每张表自带的字段", en: "{name} is a column every table has" },
  parameter: { zh_cn: "{name} 是列表接口的参数，不能用作字段名", en: "{name} is a parameter of the list interface and cannot be a column name" },
  database: { zh_cn: "“{name}”不是数据库配置的服务名", en: "\"{name}\" is not the service name of a configured database" },
  twice: { zh_cn: "字段 {name} 重复", en: "Column {name} appears twice" },
  fallback: { zh_cn: "{name} 的默认值不是{type}类型", en: "The default of {name} is not of type {type}" },
  unfed: { zh_cn: "“{node}”没有给表 {table} 的必填字段 {name} 赋值：请连线或填写固定值，或把该字段设为非必填、加默认值", en: "\"{node}\" sets no value for {name}, a required column of table {table}. Connect a value, set a fixed one, or make the column optional or give it a default" },
  unknown: { zh_cn: "表 {table} 没有字段 {name}", en: "Table {table} has no column {name}" },
};
