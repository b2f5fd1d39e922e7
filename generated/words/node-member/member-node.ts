// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  member: { zh_cn: "取成员", en: "Member" },
  path: { zh_cn: "路径", en: "Path" },
  pathHint: { zh_cn: "用点分隔，列表用从 0 起的序号：orders.0.name", en: "Dotted, with numbers from 0 for lists: orders.0.name" },
  memberEntry: { zh_cn: "取成员", en: "Take a member" },
  memberSection: { zh_cn: "对象", en: "Objects" },
  object: { zh_cn: "对象或列表", en: "Object or list" },
  value: { zh_cn: "值", en: "Value" },
};
