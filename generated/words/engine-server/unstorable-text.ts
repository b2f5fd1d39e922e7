// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  nul: { zh_cn: "文本不能包含字符 U+0000（空字符），请删除后重试", en: "Texts must not contain the character U+0000 (NUL); remove it" },
};
