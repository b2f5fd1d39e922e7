// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  syntax: { zh_cn: "PHP 第 {line} 行语法错误：{said}", en: "PHP syntax error at line {line}: {said}" },
};
