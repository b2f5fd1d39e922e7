// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  required: { zh_cn: "必填参数未填写：{name}", en: "Required parameters are not filled in: {name}" },
  noService: { zh_cn: "{label}：请先填写“{source}”", en: "{label}: fill in {source} first" },
  unknown: { zh_cn: "{label}：接口 {name} 不存在，或您无权使用", en: "{label}: the call {name} does not exist, or you may not use it" },
};
