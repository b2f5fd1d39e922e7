// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  place: { zh_cn: "换框", en: "Move into a frame" },
};
