// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  rename: { zh_cn: "改名为 {name}", en: "Rename to {name}" },
  use: { zh_cn: "改为 {value}", en: "Use {value}" },
  removeField: { zh_cn: "删除这个字段", en: "Remove the field" },
  noDefault: { zh_cn: "去掉默认值", en: "Remove the default" },
  swap: { zh_cn: "交换最小值和最大值", en: "Swap minimum and maximum" },
  noLimit: { zh_cn: "去掉这个限制", en: "Remove the limit" },
  noPattern: { zh_cn: "去掉正则", en: "Remove the pattern" },
};
