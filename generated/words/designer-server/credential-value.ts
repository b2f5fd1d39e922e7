// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  fault: { zh_cn: "上游认证 {name}：{fault}", en: "Upstream credential {name}: {fault}" },
};
