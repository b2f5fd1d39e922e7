// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  note: { zh_cn: "单位：百分之一，12.5 即 12.5 %", en: "in percent: 12.5 is 12.5 %" },
};
