// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "接口 {service} 不存在", en: "There is no interface {service}" },
  failed: { zh_cn: "只有成功的返回（ret 为 200）可以作为示例", en: "Only a successful response (ret 200) can be the example" },
  json: { zh_cn: "data 须为 JSON 文本", en: "data must be JSON text" },
  unknown: { zh_cn: "接口草稿没有参数 {name}", en: "The draft has no parameter {name}" },
  tooMany: { zh_cn: "接口已有 {most} 个测试，请先在设计器中删除一些", en: "The interface already has {most} tests; remove some in the designer" },
  depth: { zh_cn: "data 嵌套过深，最多 {max} 层", en: "data is nested too deeply; at most {max} levels" },
};
