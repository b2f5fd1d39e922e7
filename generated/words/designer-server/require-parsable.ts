// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  phpDoesNotParse: { zh_cn: "PHP 第 {line} 行语法错误：{said}", en: "The PHP does not parse, line {line}: {said}" },
};
