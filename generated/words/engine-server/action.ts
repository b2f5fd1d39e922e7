// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unfit: { zh_cn: "记录 {id} 当前不能“{action}”", en: "“{action}” is not possible in the current state of record {id}" },
};
