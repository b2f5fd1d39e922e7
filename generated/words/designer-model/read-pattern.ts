// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  at: { zh_cn: "{fault}（正则第 {at} 个字符）", en: "{fault} (character {at} of the pattern)" },
  long: { zh_cn: "正则最多 500 个字符", en: "A pattern may have at most 500 characters" },
  look: { zh_cn: "环视（?= ?! ?<= ?<!）无法线性执行，不支持", en: "Look-around (?= ?! ?<= ?<!) cannot run in linear time" },
  back: { zh_cn: "反向引用无法线性执行，不支持", en: "A backreference cannot run in linear time" },
  possessive: { zh_cn: "不支持占有量词", en: "Possessive quantifiers are not known" },
  group: { zh_cn: "分组只能写作 ( ) 或 (?: )，不支持标志和名称", en: "Groups are ( ) or (?: ); flags and names are not known" },
  escape: { zh_cn: "不支持此转义；反斜杠只能用于符号，或 \\d \\w \\s \\b \\t \\n", en: "This escape is not known; write a backslash before signs only, or \\d \\w \\s \\b \\t \\n" },
  class: { zh_cn: "请在此方括号前加反斜杠", en: "Write this bracket with a backslash" },
  range: { zh_cn: "区间应从小到大", en: "A range goes from the smaller to the greater character" },
  quantifier: { zh_cn: "此量词没有可重复的内容，或次数有误；表示符号本身时请加反斜杠", en: "This quantifier has nothing to repeat, or wrong bounds; write a literal sign with a backslash" },
  nothing: { zh_cn: "可能为空的内容不能重复", en: "What may match nothing cannot be repeated" },
  many: { zh_cn: "重复次数合计最多 1000", en: "Repetitions add up to at most 1,000" },
  deep: { zh_cn: "分组最多嵌套 20 层", en: "Groups lie at most 20 deep" },
  open: { zh_cn: "括号没有闭合", en: "This bracket is not closed" },
  close: { zh_cn: "多余的括号；表示括号本身时请加反斜杠", en: "This bracket was not opened; write a literal one with a backslash" },
};
