// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "接口没有参数 {name}", en: "The interface has no parameter {name}" },
  parameter: { zh_cn: "参数", en: "Parameter" },
  name: { zh_cn: "参数", en: "Parameter" },
  nameHint: { zh_cn: "接口的一个参数。", en: "One of the interface's parameters." },
  value: { zh_cn: "值", en: "Value" },
};
