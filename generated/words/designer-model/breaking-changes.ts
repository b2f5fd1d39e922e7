// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  parameterGone: { zh_cn: "参数 {name} 被移除或改名：仍传它的调用会被拒绝", en: "The parameter {name} was removed or renamed. Calls that still send it are rejected" },
  parameterType: { zh_cn: "参数 {name} 的类型由 {before} 改为 {after}", en: "The type of parameter {name} changed from {before} to {after}" },
  required: { zh_cn: "参数 {name} 变为必填", en: "The parameter {name} is now required" },
  added: { zh_cn: "新增必填参数 {name}", en: "A required parameter was added: {name}" },
  fieldGone: { zh_cn: "返回字段 {name} 被移除或改名", en: "The return field {name} was removed or renamed" },
  fieldType: { zh_cn: "返回字段 {name} 的类型由 {before} 改为 {after}", en: "The type of return field {name} changed from {before} to {after}" },
  verb: { zh_cn: "不再接受 {verb} 请求", en: "{verb} is no longer accepted" },
  visibility: { zh_cn: "由公开改为需授权：没有权限规则的应用会被拒绝", en: "It is no longer open. Apps without a permission rule are rejected" },
};
