// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  taken: { zh_cn: "接口 {service} 已存在，且不属于这张表；请换一个类名或命名空间", en: "The interface {service} already exists and belongs to something else. Choose another class or namespace" },
  meanwhile: { zh_cn: "接口名刚被占用，请重试", en: "One of the names was just taken. Try again" },
};
