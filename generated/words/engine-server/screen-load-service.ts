// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  unknown: { zh_cn: "页面 {name} 不存在", en: "There is no screen {name}" },
};
