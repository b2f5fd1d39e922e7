// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "请写成 类名.方法名，如 Tool.Add", en: "Write Class.Method, as in Tool.Add" },
  rest: { zh_cn: "看不懂这里：标题请写在 // 之后", en: "This cannot be read; a title goes after //" },
  twice: { zh_cn: "{name} 重复", en: "{name} appears twice" },
  type: { zh_cn: "没有类型 {type}，可用：{allowed}", en: "There is no type {type}; allowed: {allowed}" },
  fallback: { zh_cn: "默认值不是{type}类型", en: "The default is not of type {type}" },
};
