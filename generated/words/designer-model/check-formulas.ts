// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  formula: { zh_cn: "{port} 的公式：{fault}", en: "Formula of {port}: {fault}" },
  noText: { zh_cn: "公式须为文本", en: "a formula must be a text" },
  noName: { zh_cn: "没有参数 {name}", en: "there is no parameter {name}" },
  nearName: { zh_cn: "没有参数 {name}，是否要用 {near}？", en: "there is no parameter {name}; did you mean {near}?" },
  noNode: { zh_cn: "没有节点 {id}", en: "there is no node {id}" },
  nearNode: { zh_cn: "没有节点 {id}，是否要用 {near}？", en: "there is no node {id}; did you mean {near}?" },
  disabled: { zh_cn: "节点 {id} 已停用", en: "node {id} is disabled" },
  noMember: { zh_cn: "没有成员 {name}；有 {allowed}", en: "there is no member {name}; available: {allowed}" },
  nearMember: { zh_cn: "没有成员 {name}，是否要用 {near}？", en: "there is no member {name}; did you mean {near}?" },
  nullable: { zh_cn: "这里可能为空（null）", en: "this may be null" },
};
