// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "导入{label}", en: "Import: {label}" },
  empty: { zh_cn: "文件中没有数据", en: "The file contains no rows" },
  unreadable: { zh_cn: "{label}：无法识别“{found}”；可填：{allowed}", en: "{label}: “{found}” is not a valid value; allowed: {allowed}" },
  twice: { zh_cn: "{label} 与第 {row} 行重复", en: "{label} is the same as in row {row}" },
  taken: { zh_cn: "{label} 已存在", en: "{label} already exists" },
  reason: { zh_cn: "错误原因", en: "Reason" },
  mayNotEdit: { zh_cn: "更新已有记录需要编辑权限", en: "Updating existing records requires permission to edit them" },
};
