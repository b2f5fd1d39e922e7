// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  type: { zh_cn: "类型应为 {allowed}", en: "The type must be {allowed}" },
  empty: { zh_cn: "不能为空", en: "Must not be empty" },
  missing: { zh_cn: "缺少 {name}", en: "{name} is missing" },
  unknown: { zh_cn: "没有 {name} 这一项，可用：{allowed}", en: "There is no {name}; allowed: {allowed}" },
  unset: { zh_cn: "未填写，请在右侧设置中填写", en: "not set yet. Set it in the panel on the right" },
};
