// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refused: { zh_cn: "接收方返回 {status}", en: "The receiver responded with {status}" },
};
