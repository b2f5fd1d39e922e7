// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  parameterGone: { zh_cn: "参数 {name} 被移除或改名：仍传它的调用会被拒绝", en: "The parameter {name} is removed or renamed: calls that still send it are refused" },
  parameterType: { zh_cn: "参数 {name} 的类型由 {before} 改为 {after}", en: "The parameter {name} was of type {before} and is of type {after}" },
  required: { zh_cn: "参数 {name} 变为必填", en: "The parameter {name} is required now" },
  added: { zh_cn: "新增必填参数 {name}", en: "A required parameter is added: {name}" },
  fieldGone: { zh_cn: "返回字段 {name} 被移除或改名", en: "The return field {name} is removed or renamed" },
  fieldType: { zh_cn: "返回字段 {name} 的类型由 {before} 改为 {after}", en: "The return field {name} was of type {before} and is of type {after}" },
  verb: { zh_cn: "不再接受 {verb} 请求", en: "{verb} is not taken any more" },
  visibility: { zh_cn: "由公开改为需授权：没有权限规则的应用会被拒绝", en: "It is open no more: apps without a permission rule are refused" },
};
