// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "{service} 不是该接口的旧名", en: "{service} is not a former name of the interface" },
};
