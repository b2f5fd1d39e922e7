// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有资源 {uri}，可用的资源见 resources/list", en: "There is no resource {uri}; resources/list names those there are" },
};
