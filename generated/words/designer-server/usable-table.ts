// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "表名“{name}”须以小写字母开头，只含小写字母、数字和下划线", en: "The table name \"{name}\" must start with a lowercase letter and contain only lowercase letters, digits and underscores" },
  suffix: { zh_cn: "表名 {name} 以下划线加数字结尾，会被当作分表", en: "The table name {name} ends with an underscore and a number and would be read as a shard" },
  key: { zh_cn: "需要自增的主键 {name}", en: "An auto-increment primary key {name} is required" },
  column: { zh_cn: "必填字段 {name}（{type}）的名称或类型不能用于接口", en: "The required column {name} ({type}) has a name or type that interfaces do not support" },
  empty: { zh_cn: "除主键外没有可用的字段", en: "There is no usable column besides the primary key" },
};
