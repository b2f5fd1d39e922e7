// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  yes: { zh_cn: "是", en: "Yes" },
  no: { zh_cn: "否", en: "No" },
};
