// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  own: { zh_cn: "自定义菜单", en: "My entries" },
  none: { zh_cn: "没有编号为 {id} 的管理员", en: "There is no administrator {id}" },
};
