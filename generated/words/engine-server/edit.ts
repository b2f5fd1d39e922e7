// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "不能清空 {name}，可清空：{allowed}", en: "{name} cannot be cleared. Allowed: {allowed}" },
  required: { zh_cn: "{label}不能为空", en: "{label} is required" },
  again: { zh_cn: "请重新填写：保存后它将发送给另一个接口", en: "Enter it again: it would be sent to a different interface" },
};
