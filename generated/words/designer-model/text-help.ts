// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  concat: { zh_cn: "把两个值写成文本并相连；空值不写任何字符", en: "Both values joined; null adds nothing" },
  upper: { zh_cn: "逐字符转为大写，与语言环境无关", en: "Each character in upper case, independent of language" },
  lower: { zh_cn: "逐字符转为小写，与语言环境无关", en: "Each character in lower case, independent of language" },
  length: { zh_cn: "文本的字符数（按码点）或列表的元素数", en: "The number of characters of a text, counted by code point, or of items in a list" },
  trim: { zh_cn: "去掉首尾空白，包括全角空格和不换行空格", en: "Without white space at both ends, including full-width and no-break spaces" },
  substring: { zh_cn: "从第 start 个字符（0 起，负数从末尾数）起的 length 个字符；不填长度到末尾", en: "This many characters from start, which counts from 0 or, when negative, from the end; without a length, to the end" },
  indexOf: { zh_cn: "首次出现的位置，从 0 起按码点计；没有则为 -1", en: "The first position of the searched text, from 0 by code point; -1 if it is not found" },
  contains: { zh_cn: "文本中是否有另一段文本，区分大小写；空文本总在其中", en: "Whether a text contains another, case-sensitive; the empty text is always contained" },
  startsWith: { zh_cn: "文本是否以另一段文本开头", en: "Whether a text starts with another" },
  endsWith: { zh_cn: "文本是否以另一段文本结尾", en: "Whether a text ends with another" },
  replace: { zh_cn: "把每一处 search 换成 replacement，原样匹配；search 为空则不变", en: "Replaces every occurrence, both taken literally; an empty search changes nothing" },
  split: { zh_cn: "按分隔文本拆成列表；分隔为空则逐字符拆分", en: "The pieces between separators as a list; an empty separator makes one piece of each character" },
  padStart: { zh_cn: "在开头补字符直到指定长度；更长的文本不变", en: "Padded at the start to this many characters; a longer text stays as it is" },
  padEnd: { zh_cn: "在末尾补字符直到指定长度；更长的文本不变", en: "Padded at the end to this many characters; a longer text stays as it is" },
  repeat: { zh_cn: "把文本重复若干次", en: "The text repeated this many times" },
};
