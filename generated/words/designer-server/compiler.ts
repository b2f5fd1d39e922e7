// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  long: { zh_cn: "代码不能超过 {max} 个字符", en: "The code has {max} characters at most" },
  deep: { zh_cn: "第 {line} 行：括号嵌套不能超过 {max} 层", en: "Line {line}: brackets may nest {max} levels deep at most" },
  chain: { zh_cn: "第 {line} 行：一条语句中的运算符不能超过 {max} 个，请拆分", en: "Line {line}: one statement has {max} operators at most; split it" },
  tooMuch: { zh_cn: "代码嵌套过深或过于复杂，无法编译：请拆分成较小的部分", en: "The code nests too deeply or is too complex to be compiled: split it into smaller parts" },
};
