// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  names: { zh_cn: "中文", en: "English" },
};
