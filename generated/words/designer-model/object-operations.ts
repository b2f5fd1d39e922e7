// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  get: { zh_cn: "取成员", en: "Get member" },
  set: { zh_cn: "设置成员", en: "Set member" },
  remove: { zh_cn: "删除成员", en: "Remove member" },
  keys: { zh_cn: "成员名称", en: "Names" },
  values: { zh_cn: "成员的值", en: "Values" },
  merge: { zh_cn: "合并对象", en: "Merge" },
  has: { zh_cn: "有成员", en: "Has member" },
};
