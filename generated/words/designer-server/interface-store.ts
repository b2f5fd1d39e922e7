// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "接口 {id} 不存在", en: "There is no interface {id}" },
  stale: { zh_cn: "接口已被他人修改，请合并后再保存", en: "Someone else changed the interface; merge before saving" },
};
