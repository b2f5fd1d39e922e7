// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  published: { zh_cn: "接口 {service} 已发布，请先取消发布再删除", en: "The interface {service} is published; unpublish it before deleting it" },
  used: { zh_cn: "函数 {service} 正被 {count} 个接口使用：{users}。请先在那里展开为节点", en: "The function {service} is used by {count} interfaces: {users}. Spread it into nodes there first" },
};
