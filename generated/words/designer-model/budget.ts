// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  steps: { zh_cn: "一次调用的计算量不能超过 {max} 步，执行到“{what}”时已用完：请减少循环次数或数据量", en: "One call may compute {max} steps; they were used up at \"{what}\". Loop less often or over less data" },
  values: { zh_cn: "数据不能超过 {max} 个值（每 16 个字符计一个）", en: "Data may contain at most {max} values (16 characters count as one)" },
  depth: { zh_cn: "数据嵌套不能超过 {max} 层", en: "Data may be nested at most {max} levels deep" },
};
