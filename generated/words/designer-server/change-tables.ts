// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noColumns: { zh_cn: "请至少添加一个字段；自增主键会自动创建", en: "Add at least one column; the auto-increment key is created automatically" },
  taken: { zh_cn: "已有同名的表", en: "A table with this name already exists" },
  name: { zh_cn: "以小写字母开头，只含小写字母、数字和下划线，最多 63 个字符", en: "Start with a lower-case letter and use only lower-case letters, digits and underscores, at most 63 characters" },
  suffix: { zh_cn: "表名不能以下划线加数字结尾", en: "The name must not end with an underscore and a number" },
  own: { zh_cn: "平台自己的表不能在此改名或删除", en: "Tables of the platform's own database cannot be renamed or dropped here" },
  used: { zh_cn: "已发布的接口 {service} 正在使用该表，请先取消发布", en: "The published interface {service} uses this table; unpublish it first" },
  gone: { zh_cn: "该表已不存在", en: "The table no longer exists" },
};
