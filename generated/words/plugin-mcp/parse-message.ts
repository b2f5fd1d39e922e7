// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  json: { zh_cn: "请求内容不是有效的 UTF-8 JSON", en: "The body is not valid JSON in UTF-8" },
  depth: { zh_cn: "JSON 嵌套过深，参数最多 {max} 层", en: "The JSON is nested too deeply; arguments may have at most {max} levels" },
};
