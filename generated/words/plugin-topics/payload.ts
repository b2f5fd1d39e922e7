// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  schema: { zh_cn: "不是有效的 JSON Schema：{detail}", en: "This is no JSON Schema: {detail}" },
  notObject: { zh_cn: "应为 JSON Schema，最外层须为 \"type\": \"object\"", en: "Write a JSON Schema whose outermost type is \"object\"" },
  object: { zh_cn: "应为 JSON 对象", en: "must be a JSON object" },
  size: { zh_cn: "数据有 {bytes} 字节，最多 {max} 字节", en: "The payload has {bytes} bytes; at most {max} are allowed" },
  misfit: { zh_cn: "{path} 不符合主题的数据结构：{detail}", en: "{path} does not meet the schema of the topic: {detail}" },
};
