// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sameSide: { zh_cn: "只能从输出连到输入", en: "A connection runs from an output to an input" },
};
