// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  enum: { zh_cn: "只能是：{allowed}", en: "must be one of: {allowed}" },
  pattern: { zh_cn: "不符合格式 {pattern}", en: "does not match {pattern}" },
  depth: { zh_cn: "嵌套过深，最多 {max} 层", en: "is nested too deeply; at most {max} levels" },
  value_min: { zh_cn: "不能小于 {bound}", en: "must not be less than {bound}" },
  value_max: { zh_cn: "不能大于 {bound}", en: "must not be more than {bound}" },
  value_above: { zh_cn: "须大于 {bound}", en: "must be more than {bound}" },
  value_below: { zh_cn: "须小于 {bound}", en: "must be less than {bound}" },
  length_min: { zh_cn: "至少 {bound} 个字符", en: "must have at least {bound} characters" },
  length_max: { zh_cn: "最多 {bound} 个字符", en: "must have at most {bound} characters" },
  count_min: { zh_cn: "至少 {bound} 项", en: "must have at least {bound} items" },
  count_max: { zh_cn: "最多 {bound} 项", en: "must have at most {bound} items" },
  about: { zh_cn: "{subject}{message}", en: "{subject} {message}" },
};
