// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  large: { zh_cn: "文档超过 64 MB", en: "The document is larger than 64 MB" },
  deep: { zh_cn: "文档嵌套过深", en: "The document is nested too deeply" },
  nodes: { zh_cn: "文档内容过多", en: "The document is too complex" },
  syntaxAt: { zh_cn: "文档不是有效的 JSON 或 YAML：{detail}", en: "The document is neither JSON nor YAML: {detail}" },
  syntaxPlace: { zh_cn: "文档不是有效的 JSON 或 YAML：错误在第 {line} 行第 {column} 列", en: "The document is neither JSON nor YAML: error at line {line}, column {column}" },
  syntax: { zh_cn: "文档不是有效的 JSON 或 YAML", en: "The document is neither JSON nor YAML" },
  noPaths: { zh_cn: "这不是有效的 swagger.json：缺少 paths", en: "This is not a valid swagger.json: it has no paths" },
};
