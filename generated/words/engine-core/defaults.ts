// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  titlePatterns: {
    list: { zh_cn: "{label}列表", en: "{label} list" },
    add: { zh_cn: "新建{label}", en: "New {label}" },
    edit: { zh_cn: "编辑{label}", en: "Edit {label}" },
    detail: { zh_cn: "{label}详情", en: "{label} details" },
  },
  id: { zh_cn: "ID", en: "ID" },
  createdAt: { zh_cn: "创建时间", en: "Created" },
  updatedAt: { zh_cn: "更新时间", en: "Updated" },
  createdBy: { zh_cn: "创建人", en: "Created by" },
  rev: { zh_cn: "版本", en: "Revision" },
};
