// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  published: { zh_cn: "接口 {service} 已发布，请先取消发布再删除", en: "The interface {service} is published; unpublish it before deleting it" },
};
