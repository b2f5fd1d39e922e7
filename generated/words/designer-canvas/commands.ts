// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  copied: { zh_cn: "已复制 curl 命令", en: "curl command copied" },
};
