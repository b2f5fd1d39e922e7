// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  member: { zh_cn: "取成员", en: "Get member" },
  path: { zh_cn: "路径", en: "Path" },
  pathHint: { zh_cn: "用点分隔，列表用从 0 起的序号：orders.0.name", en: "Separate with dots and number list items from 0: orders.0.name" },
  memberEntry: { zh_cn: "取成员", en: "Get a member" },
  memberSection: { zh_cn: "对象", en: "Objects" },
  object: { zh_cn: "对象或列表", en: "Object or list" },
  value: { zh_cn: "值", en: "Value" },
};
