// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  none: { zh_cn: "没有模块“{module}”", en: "There is no module \"{module}\"" },
};
