// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  fen: { zh_cn: "单位：分", en: "in fen" },
  masked: { zh_cn: "已遮盖", en: "masked" },
};
