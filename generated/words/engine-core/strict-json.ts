// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  syntax: { zh_cn: "不是有效的 JSON", en: "This is not valid JSON" },
  syntaxAt: { zh_cn: "不是有效的 JSON：错误在第 {line} 行第 {column} 列", en: "This is not valid JSON: wrong at line {line}, column {column}" },
  depth: { zh_cn: "JSON 嵌套过深，最多 {max} 层", en: "The JSON is nested too deeply; at most {max} levels" },
  duplicate: { zh_cn: "JSON 中名称 {name} 在同一对象内重复出现", en: "The name {name} appears twice in one object of the JSON" },
  forbidden: { zh_cn: "JSON 中不允许使用名称 {name}", en: "The name {name} is not allowed in the JSON" },
  nul: { zh_cn: "JSON 中的名称不能含有字符 NUL（\\u0000）", en: "Names in the JSON must not contain the character NUL (\\u0000)" },
  surrogate: { zh_cn: "JSON 的文本中有不成对的 UTF-16 代理项（\\ud800–\\udfff），它不是字符", en: "A text in the JSON contains half of a UTF-16 surrogate pair (\\ud800 to \\udfff), which is not a character" },
  longNumber: { zh_cn: "JSON 中的数值 {found} 过长，最多 {max} 个字符", en: "The number {found} in the JSON is too long; at most {max} characters" },
  infinite: { zh_cn: "JSON 中的数值 {found} 超出范围", en: "The number {found} in the JSON is out of range" },
};
