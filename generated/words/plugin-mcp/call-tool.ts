// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有名为 {name} 的工具，可用的工具见 tools/list", en: "There is no tool {name}. See tools/list for the tools available" },
};
