// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  tags: { zh_cn: "zh-CN", en: "en" },
};
