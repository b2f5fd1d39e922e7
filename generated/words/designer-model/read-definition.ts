// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  empty: { zh_cn: "内容为空", en: "The text is empty" },
  syntax: { zh_cn: "JSON 语法错误（{code}）", en: "Not valid JSON ({code})" },
  syntaxTexts: {
    PropertyNameExpected: { zh_cn: "此处应为双引号括起的名称", en: "A name in double quotes is expected here" },
    ValueExpected: { zh_cn: "此处缺少值", en: "A value is missing here" },
    ColonExpected: { zh_cn: "此处缺少冒号", en: "A colon is missing here" },
    CommaExpected: { zh_cn: "此处缺少逗号", en: "A comma is missing here" },
    CloseBraceExpected: { zh_cn: "缺少右花括号 }", en: "A closing brace } is missing" },
    CloseBracketExpected: { zh_cn: "缺少右方括号 ]", en: "A closing bracket ] is missing" },
    EndOfFileExpected: { zh_cn: "JSON 到此应当结束", en: "The JSON should end here" },
    InvalidCommentToken: { zh_cn: "JSON 不能有注释", en: "JSON has no comments" },
    UnexpectedEndOfString: { zh_cn: "字符串没有结束", en: "The text is not closed" },
    InvalidNumberFormat: { zh_cn: "数字格式不对", en: "Not a number" },
    InvalidSymbol: { zh_cn: "不认识的内容", en: "Unknown symbol" },
  },
};
