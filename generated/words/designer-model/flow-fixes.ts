// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  connect: { zh_cn: "连接“{node}”", en: "Connect \"{node}\"" },
  value: { zh_cn: "{port} 填 {value}", en: "Set {port} to {value}" },
  parameters: { zh_cn: "生成参数", en: "Generate parameters" },
  convert: { zh_cn: "插入转换：{operation}", en: "Insert conversion: {operation}" },
  fieldType: { zh_cn: "把返回字段 {field} 改为{type}", en: "Make the field {field} {type}" },
  cut: { zh_cn: "删除连线", en: "Remove the connection" },
  noValues: { zh_cn: "去掉多余的端口值", en: "Remove values that have no port" },
  addParameter: { zh_cn: "添加参数 {name}", en: "Add parameter {name}" },
  addReturn: { zh_cn: "添加“返回”节点", en: "Add a Return node" },
  answer: { zh_cn: "作为返回字段", en: "Return it" },
  remove: { zh_cn: "删除“{node}”", en: "Remove \"{node}\"" },
  rename: { zh_cn: "改名为 {name}", en: "Rename to {name}" },
  fromConfiguration: { zh_cn: "改用配置项", en: "Read it from the configuration" },
};
