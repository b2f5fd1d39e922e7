// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  look: { zh_cn: "新版本会影响现有调用，请打开接口查看影响后发布", en: "The new version affects existing calls. Open the interface to see which, and publish it there" },
};
