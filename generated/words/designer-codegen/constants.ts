// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  codeMissing: { zh_cn: "此代码节点没有 PHP 版本", en: "This code node has no PHP" },
};
