// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  long: { zh_cn: "代码不能超过 {max} 个字符", en: "The code may have at most {max} characters" },
  deep: { zh_cn: "第 {line} 行：括号嵌套不能超过 {max} 层", en: "Line {line}: brackets may be nested at most {max} levels deep" },
  chain: { zh_cn: "第 {line} 行：一条语句中的运算符不能超过 {max} 个，请拆分", en: "Line {line}: a statement may have at most {max} operators; split it" },
  tooMuch: { zh_cn: "代码嵌套过深或过于复杂，无法编译：请拆分成较小的部分", en: "The code is nested too deeply or too complex to compile. Split it into smaller parts" },
};
