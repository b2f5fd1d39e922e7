// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  copied: { zh_cn: "已复制 curl", en: "Copied the curl command" },
};
