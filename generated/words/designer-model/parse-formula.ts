// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  long: { zh_cn: "公式最多 {most} 个字符", en: "A formula can have at most {most} characters" },
  deep: { zh_cn: "公式嵌套过深：最多 {most} 层", en: "The formula is nested too deeply: at most {most} levels" },
  equals: { zh_cn: "= 不是比较：请写 ==", en: "= does not return a value: write == to compare" },
  rest: { zh_cn: "{found} 不该在这里", en: "{found} does not belong here" },
  value: { zh_cn: "这里缺少一个值", en: "A value is missing here" },
  member: { zh_cn: "这里缺少成员名", en: "The name of a member is missing here" },
  twice: { zh_cn: "成员 {name} 重复", en: "Member {name} appears twice" },
};
