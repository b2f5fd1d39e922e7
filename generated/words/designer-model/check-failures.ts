// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  range: { zh_cn: "{from} 大于 {to}，没有失败会落在其中", en: "{from} is greater than {to}, so the range is empty" },
  shadowed: { zh_cn: "第 {place} 条规则已包含这些失败，这一条不会生效", en: "Rule {place} already covers these failures, so this one has no effect" },
};
