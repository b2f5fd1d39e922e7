// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  taken: { zh_cn: "{label} 已存在", en: "{label} already exists" },
  takenTogether: { zh_cn: "{label} 的组合已存在", en: "This combination of {label} already exists" },
  takenElsewhere: { zh_cn: "其他记录已经占用了必须唯一的值，没有做任何修改", en: "Another record already has a value that must be unique; nothing was changed" },
};
