// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "该记录的详情页没有列表“{name}”，可选：{allowed}", en: "There is no list \"{name}\" on the page of this record. Allowed: {allowed}" },
  noList: { zh_cn: "您没有列表“{label}”的权限", en: "You have no access to the list \"{label}\"" },
};
