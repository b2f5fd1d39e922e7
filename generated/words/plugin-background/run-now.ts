// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  running: { zh_cn: "正在运行中", en: "It is running already" },
};
