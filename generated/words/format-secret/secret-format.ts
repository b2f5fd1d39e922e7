// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "首尾不能有空格，也不能含控制字符", en: "must not begin or end with a space nor hold control characters" },
  note: { zh_cn: "已遮盖", en: "masked" },
};
