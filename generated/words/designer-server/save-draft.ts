// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  stale: { zh_cn: "接口已被他人修改，请合并后再保存", en: "Someone else changed the interface; merge before saving" },
  taken: { zh_cn: "接口 {service} 已存在", en: "The interface {service} already exists" },
  staleBy: { zh_cn: "{by} 修改了这个接口，请先合并再保存", en: "{by} changed the interface; merge before saving" },
};
