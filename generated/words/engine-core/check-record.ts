// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "不能填写 {name}，可填写：{allowed}", en: "{name} cannot be set. Allowed: {allowed}" },
  required: { zh_cn: "{label}不能为空", en: "{label} is required" },
  writeOnce: { zh_cn: "{label}保存后不能修改", en: "{label} cannot be changed once it is saved" },
  label: { zh_cn: "{label}", en: "{label}" },
  characters: { zh_cn: "{label}含有无法保存的字符", en: "{label} contains characters that cannot be stored" },
};
