// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  use: { zh_cn: "改为 {name}", en: "Use {name}" },
};
