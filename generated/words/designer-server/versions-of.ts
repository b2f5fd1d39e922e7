// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  added: { zh_cn: "新增 {what}", en: "Added: {what}" },
  removed: { zh_cn: "移除 {what}", en: "Removed: {what}" },
  changed: { zh_cn: "修改 {what}", en: "Changed: {what}" },
  inside: { zh_cn: "内部实现有更新", en: "Internal changes" },
  more: { zh_cn: "另有 {count} 处修改", en: "{count} more changes" },
};
