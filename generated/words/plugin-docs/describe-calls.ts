// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  pageAndLabel: { zh_cn: "{page} / {label}", en: "{page} / {label}" },
};
